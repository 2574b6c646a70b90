import { route } from '@react-router/dev/routes'

export const storesRoutes = [
  route('stores', 'backoffice/stores/stores-page.tsx'),
  route('stores/new', 'backoffice/stores/new-store-page.tsx'),
  route('stores/:id', 'backoffice/stores/store-page.tsx'),
]
