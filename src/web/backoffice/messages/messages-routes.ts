import { route } from '@react-router/dev/routes'

export const messagesRoutes = [
  route('messages', 'backoffice/messages/messages-page.tsx'),
  route('messages/:id', 'backoffice/messages/message-page.tsx'),
]
