import { route } from '@react-router/dev/routes'

export const contactMessagesRoutes = [
  route('messages', 'backoffice/contact-messages/contact-messages-page.tsx'),
  route('messages/:id', 'backoffice/contact-messages/contact-message-page.tsx'),
]
