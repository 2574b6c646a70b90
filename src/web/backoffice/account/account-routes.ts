import { route } from '@react-router/dev/routes'

export const accountRoutes = [route('account', 'backoffice/account/account-page.tsx')]
