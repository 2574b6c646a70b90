import { route } from '@react-router/dev/routes'

export const productsRoutes = [
  route('products', 'backoffice/products/products-page.tsx'),
  route('products/new', 'backoffice/products/new-product-page.tsx'),
  route('products/sheet', 'backoffice/products/import-page.tsx'),
  route('products/:id', 'backoffice/products/product-page.tsx'),
  route('pictures', 'backoffice/pictures/picture-upload.ts'),
]
