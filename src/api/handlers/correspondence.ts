import type { Context } from 'hono'
import { sendMessage } from '#domain/correspondence/send-message.ts'
import { subscribeToNewsletter } from '#domain/correspondence/subscribe-to-newsletter.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { answerCreated } from '../answer.ts'
import { askedBy } from '../asked-by.ts'
import { readBody } from '../read-body.ts'
import { messageFromWire, subscriberFromWire, subscriberToWire } from '../translate/correspondence.ts'

export function correspondenceHandlers(marketplace: Marketplace) {
  return {
    async subscribe(context: Context) {
      const email = await readBody(context.req.raw, subscriberFromWire)
      await subscribeToNewsletter(askedBy(context, marketplace), email)
      return answerCreated(context, subscriberToWire(email))
    },

    async sendMessage(context: Context) {
      await sendMessage(askedBy(context, marketplace), await readBody(context.req.raw, messageFromWire))
      return answerCreated(context, {})
    },
  }
}
