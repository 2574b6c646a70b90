import type { Customer } from '#domain/customers/customer.ts'
import type { BlockedCustomer, BlockState } from '#domain/orders/blocks/customer-block.ts'
import { formatPhone } from '#domain/phone.ts'
import { lastDayBefore } from '#domain/tunis-day.ts'
import { formatDate, formatShortMoment } from '#web/text/format.ts'

export type DisplayedCustomer = ReturnType<typeof displayedCustomer>

/** Returns a customer as their page shows it: with formatted dates, and the block as its fields have it. */
export function displayedCustomer({ block, ...customer }: Customer) {
  const on = ({ at }: { readonly at: Date }) => formatShortMoment(at)
  const { orderedAt, newsletterAt } = customer.consents
  return {
    ...customer,
    formattedPhone: formatPhone(customer.phone),
    block: displayedBlock(block),
    orders: customer.orders.map((order) => ({ ...order, placedOn: formatShortMoment(order.placedAt) })),
    calls: customer.calls.map((call) => ({ ...call, on: on(call) })),
    notes: customer.notes.map((note) => ({ ...note, on: on(note) })),
    messages: customer.messages.map((message) => ({ ...message, on: on(message) })),
    comments: customer.comments.map((comment) => ({ ...comment, on: on(comment) })),
    consents: {
      ...(orderedAt && { orderedOn: formatDate(orderedAt) }),
      ...(newsletterAt && { newsletterOn: formatDate(newsletterAt) }),
    },
  }
}

function displayedBlock({ version, block }: BlockState) {
  if (!block) return { version }
  const { kind, note, endsAt, by, at } = block
  const shown = { kind, note, lastDay: endsAt ? lastDayBefore(endsAt) : '', by, on: formatShortMoment(at) }
  return { version, block: shown }
}

export function displayedBlocks(blocked: readonly BlockedCustomer[]) {
  return blocked.map(({ phone, kind, note, endsAt }) => ({
    ...{ phone, kind, note, formattedPhone: formatPhone(phone) },
    ...(endsAt && { until: formatDate(new Date(endsAt.getTime() - 1)) }),
  }))
}
