import type { CorrectionOutcome } from '#domain/orders/correct-delivery.ts'
import type { DeliveryPart } from '#domain/orders/delivery-correction.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import { formatPhone } from '#domain/phone.ts'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

type Contested = Extract<CorrectionOutcome, { outcome: 'changed-meanwhile' }>

/** Tells the second of two who correct one delivery what the first has written, before it is written over. */
export function ContestedNotice({ contested: { contested, current } }: { contested: Contested }) {
  const { contest, fields } = useOfficeMessages().orders
  const { customer, address, city, governorate } = current
  const written: Readonly<Record<DeliveryPart, string>> = {
    name: customer.name,
    phone: formatPhone(customer.phone),
    email: customer.email ?? contest.nothing,
    address,
    city,
    governorate: governorate ? governorateNames[governorate] : fields.fromCity,
  }
  return (
    <Notice tone="error" className="mb-4">
      <p>{contest.title}</p>
      <ul className="list-disc ps-5">
        {contested.map((part) => (
          <li key={part} className="wrap-anywhere">
            <strong>{fields[part]}</strong>: <bdi>{written[part]}</bdi>
          </li>
        ))}
      </ul>
      <p>{contest.reassurance}</p>
    </Notice>
  )
}
