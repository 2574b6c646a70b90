import { route } from '@react-router/dev/routes'

export const auditLogRoutes = [route('history', 'backoffice/audit-log/audit-log-page.tsx')]
