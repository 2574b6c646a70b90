import { route } from '@react-router/dev/routes'

export const figuresRoutes = [
  route('figures', 'backoffice/figures/figures-page.tsx'),
  route('figures/of/:file', 'backoffice/figures/figure-csv.ts'),
  route('figures/export/:file', 'backoffice/figures/table-csv.ts'),
]
