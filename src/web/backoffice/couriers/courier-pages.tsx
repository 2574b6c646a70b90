import { useLocation } from 'react-router'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { LinkRow } from '#web/backoffice/layout/link-row.tsx'
import { cashPath } from '#web/paths/backoffice-cash-paths.ts'
import { couriersPath, deliveryResultsPath, handoversPath } from '#web/paths/backoffice-courier-paths.ts'

const pages = [
  { to: handoversPath(), name: sectionsMessages.handovers },
  { to: deliveryResultsPath(), name: sectionsMessages.deliveryResults },
  { to: cashPath(), name: sectionsMessages.cash },
  { to: couriersPath(), name: sectionsMessages.couriers },
]

/** Links between the pages about couriers, in the order of a parcel: given out, back, its cash. */
export function CourierPages() {
  const { pathname } = useLocation()
  const links = pages.map((page) => ({ ...page, isCurrent: page.to === pathname }))
  return <LinkRow label={sectionsMessages.couriers} links={links} />
}
