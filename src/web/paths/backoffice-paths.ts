import type { AdminProductState } from '#domain/catalog/admin/admin-product-filter.ts'
import type { Locale } from '#domain/locale.ts'
import type { CallOutcome } from '#domain/orders/calls/call.ts'
import type { OrderCursor, OrderFilter } from '#domain/orders/lists/order-filter.ts'
import { backofficeRoot } from './backoffice-root.ts'
import { type LinkParameters, pagePath } from './page-path.ts'

// Links to the pages of the back office. `web/routes.ts` lists the same URLs as patterns.

function inBackoffice(path: string, parameters?: LinkParameters): string {
  return pagePath(backofficeRoot + path, parameters)
}

export function dashboardPath(): string {
  return inBackoffice('')
}

/** The data of the numbers beside the sections. */
export function pendingCountsPath(): string {
  return inBackoffice('/waiting')
}

/** On phones: the sections for which the bar has no room. */
export function morePath(): string {
  return inBackoffice('/more')
}

export function setupPath(token: string): string {
  return inBackoffice(`/setup/${token}`)
}

/** Returns the path of the sign-in page. `to` is the path of the page that opens afterwards; absent: the dashboard. */
export function signInPath(to?: string): string {
  return inBackoffice('/sign-in', { to })
}

/** The sign-in page after a password was chosen, which says so. */
export function passwordChosenPath(): string {
  return `${signInPath()}?chosen`
}

export function signInCodePath(to?: string): string {
  return inBackoffice('/sign-in/code', { to })
}

/** Where somebody who is signed in proves again who it is. `to` is the path of the page that needs it. */
export function identityCheckPath(to?: string): string {
  return inBackoffice('/identity', { to })
}

/** What a browser needs to ask for a passkey, as JSON. */
export function passkeyRequestPath(): string {
  return inBackoffice('/passkey-request')
}

/** Where a session that has locked itself is opened with its PIN. `to` is the path of the page that opens afterwards. */
export function unlockPath(to?: string): string {
  return inBackoffice('/unlock', { to })
}

export function pinPath(): string {
  return inBackoffice('/account/pin')
}

export function signOutPath(): string {
  return inBackoffice('/sign-out')
}

export function forgotPasswordPath(): string {
  return inBackoffice('/forgotten')
}

export function choosePasswordPath(token: string): string {
  return inBackoffice(`/password/${token}`)
}

export function accountPath(): string {
  return inBackoffice('/account')
}

export function ownPasswordPath(): string {
  return inBackoffice('/account/password')
}

export function ownEmailPath(): string {
  return inBackoffice('/account/email')
}

export function passkeysPath(): string {
  return inBackoffice('/account/passkeys')
}

/** What the phones of the operator are told of. */
export function notificationsPath(): string {
  return inBackoffice('/account/notifications')
}

export function secondFactorPath(): string {
  return inBackoffice('/account/second-factor')
}

export function teamPath(): string {
  return inBackoffice('/team')
}

/**
 * Returns the path of what is held of a person, found by phone number, email address or order number. `called`: the
 * operator has said to have called the person back.
 */
export function personPath(query?: string, called?: boolean): string {
  return inBackoffice('/person', { q: query, called: called ? 'on' : undefined })
}

/** Where that is downloaded. */
export function personFilePath(): string {
  return inBackoffice('/person/file')
}

export function settingsPath(): string {
  return inBackoffice('/settings')
}

/** Where a claim on an order to call is released. */
export function releaseClaimPath(): string {
  return inBackoffice('/calls/leave')
}

export interface CallsQuery {
  /** The order to call. */
  readonly orderId?: number
  /** Orders to leave out. */
  readonly skipped?: readonly number[]
  /** The call that was just recorded, by the number of its order. */
  readonly recorded?:
    | { readonly number: string; readonly outcome: CallOutcome; readonly stepId?: number | undefined }
    | undefined
}

/** Returns the path of the call queue. */
export function callsPath({ orderId, skipped, recorded }: CallsQuery = {}): string {
  return inBackoffice('/calls', {
    done: recorded?.number,
    outcome: recorded?.outcome,
    step: recorded?.stepId,
    skip: skipped,
    order: orderId,
  })
}

/** Returns the path of the order list with a filter and an order, a cursor and selected orders. */
export function ordersPath(filter: OrderFilter = {}, cursor?: OrderCursor, ticked?: readonly number[]): string {
  return inBackoffice('/orders', {
    state: filter.status,
    from: filter.from,
    until: filter.until,
    governorate: filter.governorate,
    store: filter.storeId,
    payment: filter.payment,
    source: filter.source,
    q: filter.search,
    'wrong-number': filter.phoneIsWrong ? 1 : undefined,
    overdue: filter.isOverdue ? 1 : undefined,
    requests: filter.hasRequest ? 1 : undefined,
    sort: filter.sort,
    after: cursor && 'after' in cursor ? cursor.after : undefined,
    before: cursor && 'before' in cursor ? cursor.before : undefined,
    ticked,
  })
}

export function orderDetailsPath(id: number | string): string {
  return inBackoffice(`/orders/${id}`)
}

/** Two orders that look like one placed twice, side by side. */
export function duplicatesPath(id: number, otherId: number): string {
  return inBackoffice(`/orders/${id}/duplicates/${otherId}`)
}

/** One search over orders, customers and products. */
export function officeSearchPath(): string {
  return inBackoffice('/search')
}

interface CustomersLink {
  readonly phone?: string
  /** What has just been done to the block, which the page says. */
  readonly done?: 'blocked' | 'ended'
}

/** The page of the customer with a phone number, or the search for one. */
/** The cash book, for a period of days. */
export function cashPath(period?: { readonly from: string; readonly until: string }): string {
  return inBackoffice('/cash', period && { ...period })
}

interface PostingsLink {
  readonly account?: string | undefined
  readonly courier?: number | undefined
  readonly handover?: number | undefined
  readonly remittance?: number | undefined
  readonly order?: number | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** What a figure of the cash book is made of. */
export function postingsPath(link: PostingsLink): string {
  return inBackoffice('/cash/postings', { ...link })
}

/** The same as a CSV file. */
export function postingsFilePath(link: PostingsLink): string {
  return inBackoffice('/cash/postings.csv', { ...link })
}

/** What a courier owes, and the form for what it remits. */
export function courierCashPath(id: number): string {
  return inBackoffice(`/cash/couriers/${id}`)
}

export function remittancePath(id: number): string {
  return inBackoffice(`/cash/remittances/${id}`)
}

export function customersPath({ phone, done }: CustomersLink = {}): string {
  return inBackoffice('/customers', { phone, ...(done && { [done]: '' }) })
}

export function newOrderPath(): string {
  return inBackoffice('/orders/new')
}

/** What is printed for an order. */
export type PrintedPaper = 'slips' | 'labels'

/** Returns the path of the print page. A form adds `what` and the orders itself. `back` is the path it leads back to. */
export function printPath(query: { what?: PrintedPaper; id?: number; back?: string } = {}): string {
  return inBackoffice('/orders/print', query)
}

/** The hand-overs; `before`: the page after the one with this id. */
export function handoversPath(query: { before?: number } = {}): string {
  return inBackoffice('/handovers', query)
}

/** A hand-over. `back` is the list it leads back to; `skipped` how many of the chosen orders did not join it. */
export function handoverPath(
  id: number | string,
  query: { back?: string | undefined; skipped?: number | undefined } = {},
): string {
  return inBackoffice(`/handovers/${id}`, query)
}

/** What is printed for a hand-over. */
export type HandoverPaper = 'all' | 'sheet' | 'labels'

/** The papers of a hand-over. `go`: the print dialog opens at once. */
export function handoverPrintPath(id: number, query: { what: HandoverPaper; back?: string | undefined }): string {
  return inBackoffice(`/handovers/${id}/print`, { ...query, go: 1 })
}

/** The file for the courier. */
export function handoverFilePath(id: number): string {
  return inBackoffice(`/handovers/${id}/file`)
}

/** What became of the parcels that couriers took. */
export function deliveryResultsPath(query: { q?: string; handover?: number } = {}): string {
  return inBackoffice('/handovers/results', query)
}

export function couriersPath(): string {
  return inBackoffice('/couriers')
}

export function courierPath(id: number | string): string {
  return inBackoffice(`/couriers/${id}`)
}

export function newCourierPath(): string {
  return inBackoffice('/couriers/new')
}

/** The data of the last order from a phone number. */
export function previousCustomerPath(phone: string): string {
  return inBackoffice('/orders/customer', { phone })
}

/** The products that match a search, for adding a line to an order. */
export function productSearchPath(searchText: string): string {
  return inBackoffice('/orders/pieces', { q: searchText })
}

/** Returns the path of the product list, of products on sale unless `state` says otherwise. */
export function adminProductsPath(query: { state?: AdminProductState; store?: number } = {}): string {
  return inBackoffice('/products', query)
}

/** The products, retired or not, that a text finds. */
export function allAdminProductsPath(searchText: string): string {
  return inBackoffice('/products', { state: 'all', q: searchText })
}

export function adminProductPath(id: number | string): string {
  return inBackoffice(`/products/${id}`)
}

/** The page of a product that was just created, which says so. */
export function createdProductPath(id: number): string {
  return `${adminProductPath(id)}?new`
}

/** `storeId` is chosen in the form. */
export function newProductPath(storeId?: number): string {
  return inBackoffice('/products/new', { store: storeId })
}

export function importProductsPath(): string {
  return inBackoffice('/products/sheet')
}

/** Where pictures are uploaded one by one. */
export function pictureUploadPath(): string {
  return inBackoffice('/pictures')
}

export function adminStoresPath(): string {
  return inBackoffice('/stores')
}

export function adminStorePath(id: number | string): string {
  return inBackoffice(`/stores/${id}`)
}

/** Where the pieces of a store are counted on the shelf. */
export function stockTakingPath(storeId: number): string {
  return inBackoffice(`/stores/${storeId}/count`)
}

export function newStorePath(): string {
  return inBackoffice('/stores/new')
}

export function promotionPath(): string {
  return inBackoffice('/promotion')
}

export function bannersPath(): string {
  return inBackoffice('/home-page')
}

/** What the page of translations shows. */
export interface TranslationsLink {
  /** The language to translate into. */
  readonly to?: Locale | undefined
  readonly show?: 'missing' | 'all' | undefined
  /** Only this thing, by its key. */
  readonly thing?: string | undefined
  /** The page after this thing, by its key and value. */
  readonly after?: string | undefined
}

export function translationsPath({ to, show, thing, after }: TranslationsLink = {}): string {
  return inBackoffice('/translations', { to, show, thing, after })
}

/** All texts in all languages as a CSV file. */
export function translationsFilePath(): string {
  return inBackoffice('/translations/file')
}

export function importTranslationsPath(): string {
  return inBackoffice('/translations/import')
}

export function contactMessagesPath(): string {
  return inBackoffice('/messages')
}

export function contactMessagePath(id: number | string): string {
  return inBackoffice(`/messages/${id}`)
}

export function commentsPath(query: { status?: 'published' } = {}): string {
  return inBackoffice('/comments', query)
}

export function planRequestsPath(query: { show?: 'ending' } = {}): string {
  return inBackoffice('/packs', query)
}

export function planRequestPath(id: number | string): string {
  return inBackoffice(`/packs/${id}`)
}

/** The page of a plan request that was just decided, which says so. */
export function decidedPlanRequestPath(id: number): string {
  return `${planRequestPath(id)}?decided`
}

/** The newsletter's issues and subscribers. */
export function issuesPath(): string {
  return inBackoffice('/newsletter')
}

export function issuePath(id: number | string): string {
  return inBackoffice(`/newsletter/${id}`)
}

export function newIssuePath(): string {
  return inBackoffice('/newsletter/new')
}

/** The email of an issue as HTML or, `as: 'text'`, as plain text. */
export function issuePreviewPath(id: number, query: { as?: 'text' } = {}): string {
  return inBackoffice(`/newsletter/${id}/preview`, query)
}

export function subscribersCsvPath(): string {
  return inBackoffice('/newsletter/subscribers.csv')
}

export function emailsPath(query: { show?: 'failing' | 'held' } = {}): string {
  return inBackoffice('/letters', query)
}

export function emailPath(id: number): string {
  return inBackoffice(`/letters/${id}`)
}

export function reportsPath(): string {
  return inBackoffice('/figures')
}

/** What people search for. */
export function searchesPath(): string {
  return inBackoffice('/searches')
}

/** Returns the path of a report as a CSV file. */
export function reportCsvPath(report: string): string {
  return inBackoffice(`/figures/of/${report}.csv`)
}

/** Returns the path of an exported table as a CSV file. */
export function exportCsvPath(table: string): string {
  return inBackoffice(`/figures/export/${table}.csv`)
}

export function auditLogPath(): string {
  return inBackoffice('/history')
}
