import type { ContactMessage } from '#domain/correspondence/send-message.ts'
import type { Email } from '#domain/email.ts'
import { newMessage, newSubscription } from '../contract/requests.ts'
import { email, line, text } from './fields.ts'

const { name, description } = newMessage.shape
const cleaned = { name: line(name), description: text(description) }

export const messageFromWire = newMessage
  .extend({ ...cleaned, email })
  .transform((wire): ContactMessage => ({ name: wire.name, email: wire.email, message: wire.description }))

export const subscriberFromWire = newSubscription.extend({ email }).transform((wire): Email => wire.email)

export function subscriberToWire(email: Email): { email: string } {
  return { email }
}
