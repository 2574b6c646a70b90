import { route } from '@react-router/dev/routes'

export const ordersRoutes = [
  route('calls', 'backoffice/orders/calls-page.tsx'),
  route('calls/leave', 'backoffice/orders/leave-card.ts'),
  route('orders', 'backoffice/orders/orders-page.tsx'),
  route('orders/new', 'backoffice/orders/entry-page.tsx'),
  route('orders/print', 'backoffice/orders/print-page.tsx'),
  route('orders/customer', 'backoffice/orders/customer-data.ts'),
  route('orders/pieces', 'backoffice/orders/pieces-data.ts'),
  route('orders/:id', 'backoffice/orders/sheet-page.tsx'),
]
