import { newMessage, newSubscription } from '#api/contract/requests.ts'
import type { ContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { email, lang, line, text } from './fields.ts'

const { name, description } = newMessage.shape
const cleaned = { name: line(name), description: text(description) }

export const messageFromWire = newMessage.extend({ ...cleaned, email, lang }).transform(
  (wire): ContactMessage => ({
    name: wire.name,
    email: wire.email,
    message: wire.description,
    locale: wire.lang,
  }),
)

export const subscriberFromWire = newSubscription
  .extend({ email, lang })
  .transform((wire) => ({ email: wire.email, locale: wire.lang }))

export function subscriberToWire(email: EmailAddress): { email: string } {
  return { email }
}
