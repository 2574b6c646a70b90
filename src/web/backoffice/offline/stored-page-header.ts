import type { Session } from '#domain/operators/session.ts'
import { backofficeRoot } from '#web/paths/backoffice-root.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'

/** The header of the back office's responses that says what the service worker may store of them. */
export const storedPageHeader = 'Stored-Page'

/**
 * The sections whose pages are stored. Not those with secrets of accounts, settings and people, and not the calls:
 * whoever opens a call reserves it, and the service worker opens what it stores.
 */
const storedSections = [
  ...['', 'orders', 'preparations', 'fetching', 'customers', 'returns', 'handovers', 'couriers', 'cash'],
  ...['statements', 'products', 'stores'],
  ...[
    'promotion',
    'discount-codes',
    'contact-messages',
    'comments',
    'reviews',
    'plan-requests',
    'newsletter',
    'emails',
    'reports',
  ],
  ...['search', 'searches', 'more'],
]

/** Has a key with which an order is placed once, so it must not be shown again. */
const orderEntry = '/orders/new'

/** Whether the service worker may open and store the page at a path. */
export function isStoredPage(pathname: string): boolean {
  const path = splitLocale(pathname).path.slice(backofficeRoot.length)
  return path !== orderEntry && storedSections.includes(path.split('/')[1] ?? '')
}

/**
 * Returns the value of the header for a response: the session, the seconds for which its pages may be shown, and `page`
 * if this is a page to store. `none` where nobody is signed in completely: everything stored is deleted.
 */
export function storedPageRules(session: Session | undefined, { url }: Request, now: Date): string {
  if (session?.pendingStep !== 'none') return 'none'
  const seconds = Math.max(0, Math.floor((session.usableUntil.getTime() - now.getTime()) / 1000))
  const rules = `session=${session.operator.id}-${session.id}; seconds=${seconds}`
  return isStoredPage(new URL(url).pathname) ? `${rules}; page` : rules
}
