import { index, route } from '@react-router/dev/routes'

export const dashboardRoutes = [
  index('backoffice/dashboard/dashboard-page.tsx'),
  route('waiting', 'backoffice/dashboard/pending-counts-data.ts'),
  route('more', 'backoffice/layout/more-page.tsx'),
]
