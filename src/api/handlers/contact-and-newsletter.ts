import type { Context } from 'hono'
import { readBody } from '#api/read-body.ts'
import { requestMarketplace } from '#api/request-marketplace.ts'
import { createdResponse } from '#api/responses.ts'
import { messageFromWire, subscriberFromWire, subscriberToWire } from '#api/translate/contact-and-newsletter.ts'
import { postContactMessage } from '#domain/contact-messages/post-contact-message.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { subscribeToNewsletter } from '#domain/newsletter/subscribe-to-newsletter.ts'

export function contactAndNewsletterHandlers(marketplace: Marketplace) {
  return {
    async subscribe(context: Context) {
      const { email, ...options } = await readBody(context.req.raw, subscriberFromWire)
      await subscribeToNewsletter(requestMarketplace(context, marketplace), email, options)
      return createdResponse(context, subscriberToWire(email))
    },

    async sendMessage(context: Context) {
      await postContactMessage(
        requestMarketplace(context, marketplace),
        await readBody(context.req.raw, messageFromWire),
      )
      return createdResponse(context, {})
    },
  }
}
