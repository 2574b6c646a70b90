import { route } from '@react-router/dev/routes'

export const reportsRoutes = [
  route('figures', 'backoffice/reports/reports-page.tsx'),
  route('figures/of/:file', 'backoffice/reports/report-csv.ts'),
  route('figures/export/:file', 'backoffice/reports/export-csv.ts'),
]
