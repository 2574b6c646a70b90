import { Form, Link } from 'react-router'
import { governorateNames } from '#domain/orders/governorate.ts'
import { formatPhone } from '#domain/phone.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../layout/panel.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { ContestedNotice } from './contested-notice.tsx'
import { CustomerNotes } from './customer-notes.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import type { SheetAnswer, ShownSheet } from './sheet-page.tsx'
import { useGround } from './use-ground.ts'

/** Who gets the parcel and where. Until it is shipped, all of it can be put right. */
export function SheetDelivery({ sheet, answer }: { sheet: ShownSheet; answer: SheetAnswer }) {
  const { sheet: words, queue, unknownGovernorate, wrongNumber } = useOfficeMessages().orders
  const { customer, delivery, earlier } = sheet
  const { address, city, governorate } = delivery
  const mistakes = answer?.outcome === 'invalid' ? answer.mistakes : undefined
  const contested = answer?.outcome === 'contested' ? answer.result : undefined
  const returned = answer && 'delivery' in answer ? answer.delivery : undefined
  const ground = useGround(sheet.deliveryGround, returned, answer?.outcome === 'corrected')
  const formatted = formatPhone(customer.phone)
  return (
    <Panel title={words.customer}>
      <address className="wrap-anywhere not-italic">
        <p className="font-semibold">
          <bdi>{customer.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-5">
          <a
            href={`tel:${customer.phone}`}
            className="inline-grid min-h-11 place-items-center text-door tabular-nums underline"
          >
            <bdi dir="ltr">{formatted}</bdi>
          </a>
          {customer.email && (
            <a
              href={`mailto:${customer.email}`}
              className="inline-grid min-h-11 place-items-center text-door underline"
            >
              {customer.email}
            </a>
          )}
        </p>
        {sheet.phoneIsWrong && <p className="font-semibold text-clay">{wrongNumber}</p>}
        <p>
          <bdi>{address}</bdi>, <bdi>{city}</bdi>{' '}
          <span className="text-ink-soft">({governorate ? governorateNames[governorate] : unknownGovernorate})</span>
        </p>
      </address>
      <CustomerNotes notes={sheet} className="mt-3 border-saffron border-s-4 ps-3" />
      <p className="mt-2 text-sm">
        {earlier.count === 0 ? (
          <span className="text-ink-soft">{queue.noEarlier}</span>
        ) : (
          <Link to={`/admin/orders?${new URLSearchParams({ q: formatted })}`} className="text-door underline">
            {queue.earlier}: {queue.earlierCounts(earlier)}
          </Link>
        )}
      </p>
      {sheet.mayCorrect && (
        <details open={returned !== undefined} className="mt-2">
          <summary className="flex min-h-11 items-center font-semibold text-door">{words.correct}</summary>
          <Form method="post" noValidate className="pt-2">
            <input type="hidden" name="do" value="correct" />
            <input type="hidden" name="deliveryBase" value={JSON.stringify(ground.base)} />
            {contested && <ContestedNotice contested={contested} />}
            <DeliveryFields key={ground.key} typed={ground.typed} {...(mistakes && { mistakes })} />
            <Button type="submit" variant="secondary" className="mt-4 w-full">
              {words.save}
            </Button>
          </Form>
        </details>
      )}
    </Panel>
  )
}
