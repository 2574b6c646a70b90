import { route } from '@react-router/dev/routes'

export const ordersRoutes = [
  route('calls', 'backoffice/orders/calls/calls-page.tsx'),
  route('calls/leave', 'backoffice/orders/calls/release-claim.ts'),
  route('orders', 'backoffice/orders/list/orders-page.tsx'),
  route('orders/new', 'backoffice/orders/entry/order-entry-page.tsx'),
  route('orders/print', 'backoffice/orders/print/print-page.tsx'),
  route('orders/customer', 'backoffice/orders/entry/previous-customer-data.ts'),
  route('orders/pieces', 'backoffice/orders/lines/product-search-data.ts'),
  route('orders/:id', 'backoffice/orders/details/order-details-page.tsx'),
]
