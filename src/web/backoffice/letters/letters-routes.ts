import { route } from '@react-router/dev/routes'

export const lettersRoutes = [
  route('letters', 'backoffice/letters/letters-page.tsx'),
  route('letters/:id', 'backoffice/letters/letter-page.tsx'),
]
