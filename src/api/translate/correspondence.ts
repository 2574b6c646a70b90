import type { ContactMessage } from '#domain/correspondence/send-message.ts'
import type { Email } from '#domain/email.ts'
import { cleanLine, cleanText } from '#domain/text.ts'
import { newMessage, newSubscription } from '../contract/requests.ts'
import { email } from './fields.ts'

export const messageFromWire = newMessage.extend({ email }).transform(
  (wire): ContactMessage => ({
    name: cleanLine(wire.name),
    email: wire.email,
    message: cleanText(wire.description),
  }),
)

export const subscriberFromWire = newSubscription.extend({ email }).transform((wire): Email => wire.email)

export function subscriberToWire(email: Email): { email: string } {
  return { email }
}
