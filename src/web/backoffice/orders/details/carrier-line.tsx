import { Link } from 'react-router'
import type { Carrier } from '#domain/couriers/handovers/find-carrier.ts'
import { ordersMessages } from '#page-messages/backoffice/orders.ts'
import { handoverPath } from '#web/paths/backoffice-courier-paths.ts'
import { formatShortMoment } from '#web/text/format.ts'

/** Says who brings the parcel, in which hand-over. */
export function CarrierLine({ carrier }: { carrier: Carrier }) {
  const { details: texts } = ordersMessages
  const { handoverId, courier, handedOverAt } = carrier
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm">
      <span>
        {handedOverAt ? texts.broughtBy(courier, formatShortMoment(handedOverAt)) : texts.willBeBroughtBy(courier)}
      </span>
      <Link to={handoverPath(handoverId)} className="text-link">
        {texts.handover(handoverId)}
      </Link>
    </p>
  )
}
