import { z } from 'zod'
import { orderStatuses } from '#domain/order-status.ts'
import { carrierFields } from '#web/backoffice/orders/carrier/carrier-form.ts'
import { maxNoteLength } from '#web/backoffice/orders/note-limits.ts'
import { cutLine, isSent, known, rawTexts, readFields } from '#web/forms/form-fields.ts'
import { readExpectedOrders } from './orders-query.ts'

const maxOrdersAtOnce = 50

/** The selected orders and their new status. Only a cancellation has a reason. */
export const advanceOrdersForm = z
  .object({
    to: known(orderStatuses),
    id: rawTexts.transform((sent) => readExpectedOrders(sent).slice(0, maxOrdersAtOnce)),
    reason: cutLine(maxNoteLength),
    tell: isSent,
    unpaid: isSent,
    ...carrierFields,
  })
  .transform(({ to, id: orders, reason, tell: notifiesCustomer, unpaid: isUnpaidAgreed, carrier, holder }) => {
    const note = to === 'cancelled' ? reason : ''
    return { to, orders, note, notifiesCustomer, isUnpaidAgreed, carrier, holder }
  })

export function readAdvanceOrders(form: FormData) {
  return readFields(advanceOrdersForm, form)
}
