import { z } from 'zod'
import type { Marketplace } from '#domain/marketplace.ts'
import { textChannels, textPurposes } from '#domain/orders/texts/customer-text.ts'
import { recordSentText } from '#domain/orders/texts/record-sent-text.ts'
import { known, readFields } from '#web/forms/form-fields.ts'
import { done } from '#web/http/done.ts'
import { unreadable } from '#web/http/unreadable.ts'

/** Undefined for what the page never sends. */
const sentTextForm = z.object({ purpose: known(textPurposes), channel: known(textChannels) })

/** Notes that somebody opened a text to the customer, to send it. */
export async function noteSentText(office: Marketplace, id: number, form: FormData) {
  const { purpose, channel } = readFields(sentTextForm, form)
  if (!purpose || !channel) return unreadable()
  await recordSentText(office, id, { purpose, channel })
  return done({ outcome: 'text-noted' } as const)
}
