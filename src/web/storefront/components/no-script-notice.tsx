import { Link } from 'react-router'
import { noScriptMessages as messages } from '#page-messages/no-script.ts'
import { contactPath, shopPath } from '#web/paths/storefront-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { PhoneLink } from './phone-link.tsx'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Says what can be done without script: browse, order a product from its own page, or contact us. */
export function NoScriptNotice() {
  const shopProfile = useShopProfile()
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-semibold">{messages.needsScript}</p>
      <p className="mt-1">{messages.whatToDo}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <PhoneLink />
        <Link reloadDocument to={shopPath()} className={linkClass}>
          {messages.lookAround}
        </Link>
        <Link reloadDocument to={contactPath()} className={linkClass}>
          {messages.writeToUs}
        </Link>
        <a href={`mailto:${shopProfile.email}`} className={linkClass}>
          {shopProfile.email}
        </a>
      </p>
    </Notice>
  )
}
