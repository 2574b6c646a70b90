import { route } from '@react-router/dev/routes'

export const historyRoutes = [route('history', 'backoffice/history/history-page.tsx')]
