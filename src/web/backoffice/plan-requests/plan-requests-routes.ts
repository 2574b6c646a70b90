import { route } from '@react-router/dev/routes'

export const planRequestsRoutes = [
  route('packs', 'backoffice/plan-requests/plan-requests-page.tsx'),
  route('packs/:id', 'backoffice/plan-requests/plan-request-page.tsx'),
]
