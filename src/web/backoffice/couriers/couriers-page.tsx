import { mayEditCouriers } from '#domain/access/policies.ts'
import { listCouriers } from '#domain/couriers/list-couriers.ts'
import { carrierMessages } from '#page-messages/backoffice/carrier.ts'
import { couriersMessages } from '#page-messages/backoffice/couriers.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { ListPage } from '#web/backoffice/layout/list-page.tsx'
import { RowLink } from '#web/backoffice/layout/row-link.tsx'
import { courierPath, newCourierPath } from '#web/paths/backoffice-courier-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/couriers-page'
import { CourierPages } from './courier-pages.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const couriers = await listCouriers(office)
  return {
    mayEdit: mayEditCouriers(office.actor),
    couriers: couriers.map(({ id, name, deliveryFee, refusalFee, remittanceDays, isOwn, retiredAt }) => ({
      ...{ id, name, deliveryFee, refusalFee, remittanceDays, isOwn, isRetired: retiredAt !== undefined },
    })),
  }
}

/** The list of all couriers, retired ones last. */
export default function CouriersPage({ loaderData: { couriers, mayEdit } }: Route.ComponentProps) {
  return (
    <ListPage
      title={sectionsMessages.couriers}
      actions={mayEdit && <ButtonLink to={newCourierPath()}>{couriersMessages.add}</ButtonLink>}
      tools={
        <>
          <CourierPages />
          <p className="text-ink-soft">
            {mayEdit ? couriersMessages.text : `${couriersMessages.text} ${couriersMessages.ownersEdit}`}
          </p>
        </>
      }
      rows={couriers}
      empty={mayEdit ? couriersMessages.none : couriersMessages.noneForStaff}
    >
      {({ id, name, deliveryFee, refusalFee, remittanceDays, isOwn, isRetired }) => (
        <RowLink to={courierPath(id)} className="p-4">
          <span className="block font-semibold">
            <bdi>{isOwn ? carrierMessages.ownBy(name) : name}</bdi>
          </span>
          <span className="block text-ink-soft text-sm">
            {couriersMessages.fees(formatPrice(deliveryFee), formatPrice(refusalFee))} ·{' '}
            {couriersMessages.remittance(remittanceDays)}
          </span>
          {isRetired && <span className="text-clay-deep text-sm">{couriersMessages.retired}</span>}
        </RowLink>
      )}
    </ListPage>
  )
}
