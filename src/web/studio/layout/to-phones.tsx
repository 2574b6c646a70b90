import { Link } from 'react-router'
import { studioMessages } from '#page-messages/studio.ts'
import { ownPhonesPath } from '#web/paths/studio-paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { useActsFor } from './acting-bar.tsx'

/** The link to what is the seller's own, and of nobody who acts for one: phones and language. */
export function ToPhones() {
  if (useActsFor() !== undefined) return null
  return (
    <Link to={ownPhonesPath()} className="flex min-h-11 items-center gap-2 px-2 font-semibold text-door">
      <Icon name="person" />
      {studioMessages.phones.short}
    </Link>
  )
}
