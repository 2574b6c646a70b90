import type { CorrectionOutcome } from '#domain/orders/delivery/correct-delivery.ts'
import type { DeliveryPart } from '#domain/orders/delivery/delivery-correction.ts'
import { formatPhone } from '#domain/phone.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { Notice } from '#web/ui/notice.tsx'

type Conflict = Extract<CorrectionOutcome, { outcome: 'changed-meanwhile' }>

/** Shows the fields that somebody else has changed meanwhile, before they are overwritten. */
export function DeliveryConflictNotice({ conflict: { conflicts, current } }: { conflict: Conflict }) {
  const { conflict: conflictTexts, fields } = ordersMessages
  const { customer, address, city, governorate } = current
  const written: Readonly<Record<DeliveryPart, string>> = {
    name: customer.name,
    phone: formatPhone(customer.phone),
    email: customer.email ?? conflictTexts.nothing,
    address,
    city,
    governorate: governorate ? governorateMessages[governorate] : fields.fromCity,
  }
  return (
    <Notice tone="error" className="mb-4">
      <p>{conflictTexts.title}</p>
      <ul className="list-disc ps-5">
        {conflicts.map((part) => (
          <li key={part} className="wrap-anywhere">
            <strong>{fields[part]}</strong>
            {punctuationMessages.colon}
            <bdi>{written[part]}</bdi>
          </li>
        ))}
      </ul>
      <p>{conflictTexts.reassurance}</p>
    </Notice>
  )
}
