import { route } from '@react-router/dev/routes'

export const emailsRoutes = [
  route('letters', 'backoffice/emails/emails-page.tsx'),
  route('letters/:id', 'backoffice/emails/email-page.tsx'),
]
