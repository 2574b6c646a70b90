import { index, route } from '@react-router/dev/routes'

export const todayRoutes = [
  index('backoffice/today/today-page.tsx'),
  route('waiting', 'backoffice/today/waiting-data.ts'),
  route('more', 'backoffice/layout/more-page.tsx'),
]
