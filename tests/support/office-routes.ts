/** Who asks. `nobody` has no session. */
export type Asker = 'nobody' | 'staff' | 'owner'

/** `sign-in`: led to where people sign in. Otherwise the status. */
export type Reception = 'sign-in' | 200 | 302 | 403 | 404 | 405

export interface OfficeRow {
  /** An address that the route answers in a shop with nothing in it. */
  readonly path: string
  readonly get: Readonly<Record<Asker, Reception>>
}

const forAll = { nobody: 'sign-in', staff: 200, owner: 200 } as const
/** The screen of a thing that a shop with nothing in it does not have. */
const none = { nobody: 'sign-in', staff: 404, owner: 404 } as const

/** Every route under /admin and whom it receives, by the id of the route. A new route needs a row here. */
export const officeRows: Readonly<Record<string, OfficeRow>> = {
  'backoffice/door/setup-page': { path: '/admin/setup/none', get: { nobody: 404, staff: 404, owner: 404 } },
  'backoffice/door/sign-in-page': { path: '/admin/sign-in', get: { nobody: 200, staff: 302, owner: 302 } },
  'backoffice/door/sign-out': {
    path: '/admin/sign-out',
    get: { nobody: 'sign-in', staff: 'sign-in', owner: 'sign-in' },
  },
  'backoffice/door/code-page': {
    path: '/admin/sign-in/code',
    get: { nobody: 'sign-in', staff: 302, owner: 302 },
  },
  'backoffice/door/forgotten-page': { path: '/admin/forgotten', get: { nobody: 200, staff: 200, owner: 200 } },
  'backoffice/door/password-page': { path: '/admin/password/none', get: { nobody: 404, staff: 404, owner: 404 } },
  'backoffice/account/second-factor-page': { path: '/admin/account/second-factor', get: forAll },
  'backoffice/team/team-page': { path: '/admin/team', get: { nobody: 'sign-in', staff: 403, owner: 200 } },
  'backoffice/settings/settings-page': { path: '/admin/settings', get: { nobody: 'sign-in', staff: 403, owner: 200 } },
  'backoffice/today/today-page': { path: '/admin', get: forAll },
  'backoffice/today/waiting-data': { path: '/admin/waiting', get: forAll },
  'backoffice/layout/more-page': { path: '/admin/more', get: forAll },
  'backoffice/layout/missing-screen': { path: '/admin/none', get: { nobody: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/account/account-page': { path: '/admin/account', get: forAll },
  'backoffice/messages/messages-page': { path: '/admin/messages', get: forAll },
  'backoffice/messages/message-page': { path: '/admin/messages/1', get: none },
  'backoffice/comments/comments-page': { path: '/admin/comments', get: forAll },
  'backoffice/packs/packs-page': { path: '/admin/packs', get: forAll },
  'backoffice/packs/pack-page': { path: '/admin/packs/1', get: none },
  'backoffice/newsletter/newsletter-page': { path: '/admin/newsletter', get: forAll },
  'backoffice/newsletter/new-issue-page': { path: '/admin/newsletter/new', get: forAll },
  'backoffice/newsletter/subscribers-csv': { path: '/admin/newsletter/subscribers.csv', get: forAll },
  'backoffice/newsletter/issue-page': { path: '/admin/newsletter/1', get: none },
  'backoffice/newsletter/issue-preview': { path: '/admin/newsletter/1/preview', get: none },
  'backoffice/history/history-page': { path: '/admin/history', get: forAll },
  'backoffice/figures/figures-page': { path: '/admin/figures', get: forAll },
  'backoffice/figures/figure-csv': { path: '/admin/figures/of/orders.csv', get: forAll },
  'backoffice/figures/table-csv': {
    path: '/admin/figures/export/orders.csv',
    get: { nobody: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/letters/letters-page': { path: '/admin/letters', get: forAll },
  'backoffice/letters/letter-page': { path: '/admin/letters/1', get: none },
  'backoffice/products/products-page': { path: '/admin/products', get: forAll },
  'backoffice/products/new-product-page': { path: '/admin/products/new', get: forAll },
  'backoffice/products/product-page': { path: '/admin/products/1', get: { nobody: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/pictures/take-picture': { path: '/admin/pictures', get: { nobody: 'sign-in', staff: 405, owner: 405 } },
  'backoffice/orders/calls-page': { path: '/admin/calls', get: forAll },
  'backoffice/orders/leave-card': { path: '/admin/calls/leave', get: { nobody: 'sign-in', staff: 405, owner: 405 } },
  'backoffice/orders/orders-page': { path: '/admin/orders', get: forAll },
  'backoffice/orders/entry-page': { path: '/admin/orders/new', get: forAll },
  'backoffice/orders/print-page': { path: '/admin/orders/print', get: forAll },
  'backoffice/orders/customer-data': { path: '/admin/orders/customer?phone=22333444', get: forAll },
  'backoffice/orders/pieces-data': { path: '/admin/orders/pieces', get: forAll },
  'backoffice/orders/sheet-page': { path: '/admin/orders/1', get: { nobody: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/stores/stores-page': { path: '/admin/stores', get: forAll },
  'backoffice/stores/new-store-page': { path: '/admin/stores/new', get: forAll },
  'backoffice/stores/store-page': { path: '/admin/stores/1', get: { nobody: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/promotion/promotion-page': { path: '/admin/promotion', get: forAll },
  'backoffice/showcase/showcase-page': { path: '/admin/home-page', get: forAll },
  'backoffice/products/sheet-page': { path: '/admin/products/sheet', get: forAll },
}
