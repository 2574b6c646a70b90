import { route } from '@react-router/dev/routes'

export const teamRoutes = [route('team', 'backoffice/team/team-page.tsx')]
