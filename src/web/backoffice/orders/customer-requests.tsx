import { Form, Link } from 'react-router'
import type { OrderDetails } from '#domain/orders/get-order-details.ts'
import { formatPhone } from '#domain/phone.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { customerRequestsMessages } from '#page-messages/backoffice/customer-requests.ts'
import { contactMessagePath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatList, formatMoment, formatNearDay, formatShortMoment } from '#web/text/format.ts'
import { SubmitButton } from '#web/ui/submit-button.tsx'

type Request = OrderDetails['customerRequests'][number]

/**
 * What the customer did on the page of the order, newest first, with what waits for the office; renders nothing without
 * any.
 */
export function CustomerRequests({ order }: { order: Pick<OrderDetails, 'id' | 'customerRequests'> }) {
  const texts = customerRequestsMessages
  if (order.customerRequests.length === 0) return null
  return (
    <section aria-label={texts.title} className="mt-3 border-saffron border-s-4 ps-3">
      <h2 className="font-sans font-semibold text-sm">{texts.title}</h2>
      <ul className="space-y-2">
        {order.customerRequests.toReversed().map((request) => (
          <li key={request.id} className="wrap-anywhere">
            <p className={request.isWaiting ? 'font-semibold text-clay' : ''}>{texts.kinds[request.kind]}</p>
            <RequestFacts request={request} />
            <p className="text-ink-soft text-sm">
              {formatShortMoment(request.at)}
              {request.settled && ` · ${texts.settledBy(request.settled.by, formatShortMoment(request.settled.at))}`}
            </p>
            {request.isWaiting && (
              <Form method="post" action={orderDetailsPath(order.id)}>
                <input type="hidden" name="request" value={request.id} />
                <SubmitButton name="do" value="settle-request" variant="outline">
                  {texts.settle}
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function RequestFacts({ request }: { request: Request }) {
  const texts = customerRequestsMessages
  const { old, callAt, comeOn, note, channel, messageId } = request
  const place = [old.address, old.city].filter((part) => part !== undefined)
  return (
    <>
      {channel && <p>{texts.channels[channel]}</p>}
      {callAt && <p>{formatMoment(callAt)}</p>}
      {comeOn && <p>{formatNearDay(startOfDay(comeOn))}</p>}
      {note && (
        <p>
          <bdi>{note}</bdi>
        </p>
      )}
      {old.phone && (
        <p>
          {texts.oldPhone} <bdi dir="ltr">{formatPhone(old.phone)}</bdi>
        </p>
      )}
      {place.length > 0 && (
        <p>
          {texts.oldAddress} {formatList(place)}
        </p>
      )}
      {request.kind === 'corrected' && <p className="text-ink-soft text-sm">{texts.correctedHint}</p>}
      {messageId !== undefined && (
        <Link to={contactMessagePath(messageId)} className="text-link">
          {texts.readMessage}
        </Link>
      )}
    </>
  )
}
