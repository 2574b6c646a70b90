import { route } from '@react-router/dev/routes'

export const settingsRoutes = [route('settings', 'backoffice/settings/settings-page.tsx')]
