import { Form, Link } from 'react-router'
import { formatPhone, noPhone } from '#domain/phone.ts'
import { orderNamesMessages } from '#page-messages/backoffice/order-names.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { CustomerLanguage } from '#web/backoffice/layout/customer-language.tsx'
import { Panel } from '#web/backoffice/layout/panel.tsx'
import { CustomerNotes } from '#web/backoffice/orders/customer-notes.tsx'
import { DeliveryConflictNotice } from '#web/backoffice/orders/delivery/delivery-conflict-notice.tsx'
import { DeliveryFields } from '#web/backoffice/orders/delivery/delivery-fields.tsx'
import { CustomerTexts } from '#web/backoffice/orders/texts/customer-texts.tsx'
import { useKeptSnapshot } from '#web/backoffice/orders/use-kept-snapshot.ts'
import { customersPath } from '#web/paths/backoffice-order-paths.ts'
import { listSeparator } from '#web/text/format.ts'
import { governorateBeside } from '#web/text/governorates.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import type { DetailsActionResult, DisplayedOrder } from './displayed-order.ts'

/** Recipient and address, which can be corrected until the order is shipped. */
export function DeliveryPanel({
  details,
  actionResult,
}: {
  details: DisplayedOrder
  actionResult: DetailsActionResult
}) {
  const { details: texts, wrongNumber } = ordersMessages
  const { customer, delivery, earlier } = details
  const { address, city, governorate } = delivery
  const region = governorate ? governorateBeside(city, governorate) : orderNamesMessages.unknownGovernorate
  const fieldErrors = actionResult?.outcome === 'invalid' ? actionResult.fieldErrors : undefined
  const conflict = actionResult?.outcome === 'conflict' ? actionResult.result : undefined
  const returned = actionResult && 'delivery' in actionResult ? actionResult.delivery : undefined
  const snapshot = useKeptSnapshot(details.deliverySnapshot, returned, actionResult?.outcome === 'corrected')
  const formatted = formatPhone(customer.phone)
  return (
    <Panel title={texts.customer}>
      <address className="wrap-anywhere not-italic">
        <p className="font-semibold">
          <bdi>{customer.name}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-5">
          {customer.phone !== noPhone && (
            <a href={`tel:${customer.phone}`} className="text-link tabular-nums">
              <bdi dir="ltr">{formatted}</bdi>
            </a>
          )}
          {customer.email && (
            <a href={`mailto:${customer.email}`} className="text-link">
              <bdi>{customer.email}</bdi>
            </a>
          )}
        </p>
        {details.phoneIsWrong && <p className="font-semibold text-clay">{wrongNumber}</p>}
        <p>
          <bdi>{address}</bdi>
          {listSeparator}
          <bdi>{city}</bdi>
          {region && <span className="text-ink-soft"> ({region})</span>}
        </p>
      </address>
      <CustomerLanguage locale={details.locale} className="mt-2" />
      <CustomerTexts order={details} />
      <CustomerNotes notes={details} className="mt-3 border-saffron border-s-4 ps-3" />
      <p className="mt-2 text-sm">
        {earlier.count === 0 ? (
          <span className="text-ink-soft">{texts.noEarlier}</span>
        ) : (
          <Link to={customersPath({ phone: customer.phone })} className="text-link">
            {texts.earlierOf(earlier)}
          </Link>
        )}
      </p>
      {details.mayCorrect && (
        <Disclosure title={texts.correct} isOpen={returned !== undefined} className="mt-2">
          <Form method="post" noValidate className="pt-2">
            <input type="hidden" name="do" value="correct" />
            <input type="hidden" name="deliveryBase" value={JSON.stringify(snapshot.base)} />
            {conflict && <DeliveryConflictNotice conflict={conflict} />}
            <DeliveryFields key={snapshot.key} typed={snapshot.typed} {...(fieldErrors && { fieldErrors })} />
            <SubmitButton variant="secondary" className="mt-4 w-full">
              {texts.save}
            </SubmitButton>
          </Form>
        </Disclosure>
      )}
    </Panel>
  )
}
