import { noScriptMessages } from '#messages/en/no-script.ts'
import { contactPath, shopPath } from '#web/paths/storefront-paths.ts'
import { useMessages } from '#web/text/messages.ts'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { PhoneLink } from './phone-link.tsx'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Says what can be done without script: browse, order a product from its own page, or contact us. */
export function NoScriptNotice() {
  const messages = useMessages(noScriptMessages)
  const shopProfile = useShopProfile()
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-semibold">{messages.needsScript}</p>
      <p className="mt-1">{messages.whatToDo}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <PhoneLink />
        <a href={shopPath()} className={linkClass}>
          {messages.lookAround}
        </a>
        <a href={contactPath()} className={linkClass}>
          {messages.writeToUs}
        </a>
        <a href={`mailto:${shopProfile.email}`} className={linkClass}>
          {shopProfile.email}
        </a>
      </p>
    </Notice>
  )
}
