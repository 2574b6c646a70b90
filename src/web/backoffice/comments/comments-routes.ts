import { route } from '@react-router/dev/routes'

export const commentsRoutes = [route('comments', 'backoffice/comments/comments-page.tsx')]
