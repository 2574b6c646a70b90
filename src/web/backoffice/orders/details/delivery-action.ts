import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { correctDelivery } from '#domain/orders/delivery/correct-delivery.ts'
import { readDeliveryBase } from '#web/backoffice/orders/base-version-form.ts'
import { readDelivery } from '#web/backoffice/orders/delivery/delivery-form.ts'
import { returnedDeliverySnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { done } from '#web/http/done.ts'

/** Corrects who gets the order and where. */
export async function correctOrderDelivery(office: Marketplace, id: number, form: FormData) {
  const reading = readDelivery(form)
  if ('fieldErrors' in reading) {
    const delivery = returnedDeliverySnapshot(form)
    return data({ outcome: 'invalid', fieldErrors: reading.fieldErrors, delivery } as const, { status: 422 })
  }
  const result = await correctDelivery(office, id, reading.correction, readDeliveryBase(form))
  if (result.outcome === 'corrected') return done({ outcome: 'corrected' } as const)
  if (result.outcome === 'too-late')
    return data({ outcome: 'not-possible', status: result.status } as const, { status: 409 })
  const delivery = returnedDeliverySnapshot(form, result)
  return data({ outcome: 'conflict', result, delivery } as const, { status: 409 })
}
