import { route } from '@react-router/dev/routes'

export const packsRoutes = [
  route('packs', 'backoffice/packs/packs-page.tsx'),
  route('packs/:id', 'backoffice/packs/pack-page.tsx'),
]
