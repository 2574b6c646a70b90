import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { noScriptMessages as messages } from '#page-messages/no-script.ts'
import { contactPath, shopPath } from '#web/paths/storefront-paths.ts'
import { InlineScript } from '#web/security/inline-script.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import { PhoneLink } from './phone-link.tsx'

interface LoadingPlaceholderProps {
  /** Content that does not depend on the browser's storage. */
  readonly children?: ReactNode
  /** The key of a stored list, and what is shown when that list is empty. */
  readonly storageKey?: string
  readonly empty?: ReactNode
}

/**
 * Shown until hydration in place of content from the browser's storage; without script it explains why. An inline
 * script checks for an empty list before the first paint, so that `empty` is shown at once.
 */
export function LoadingPlaceholder({ children, storageKey, empty }: LoadingPlaceholderProps) {
  return (
    <>
      {/* Browsers with script never show this, so its code is not part of their bundle. */}
      <noscript>{import.meta.env.SSR && <NoScriptNotice />}</noscript>
      {storageKey && <InlineScript code={markEmpty(storageKey)} />}
      <div className="hidden in-data-list-empty:block">{empty}</div>
      <div aria-hidden="true" className="mt-8 [@media(scripting:none)]:hidden in-data-list-empty:hidden">
        {children}
        <div className="mt-5 animate-pulse space-y-5 motion-reduce:animate-none">
          {['w-full', 'w-11/12', 'w-full'].map((width, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change
            <div key={position} className={`h-28 rounded-card bg-sand/60 ${width}`} />
          ))}
        </div>
      </div>
    </>
  )
}

/** Inline script that runs before the elements after it are painted. */
function markEmpty(key: string): string {
  return `try{if(!JSON.parse(localStorage.getItem('${key}'))?.length)document.documentElement.dataset.listEmpty=''}catch{}`
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** Says what can be done without script: browse, order a product from its own page, or contact us. */
function NoScriptNotice() {
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
