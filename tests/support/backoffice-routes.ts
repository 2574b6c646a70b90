/** Who sends the request. `anonymous` has no session. */
export type Caller = 'anonymous' | 'staff' | 'owner'

/** `sign-in`: a redirect to the sign-in page. Otherwise the status. */
export type ExpectedResponse = 'sign-in' | 200 | 302 | 403 | 404 | 405

export interface BackofficeRoute {
  /** A path of the route that works in an empty shop. */
  readonly path: string
  readonly get: Readonly<Record<Caller, ExpectedResponse>>
}

const forAll = { anonymous: 'sign-in', staff: 200, owner: 200 } as const
/** The page of something that an empty shop does not have. */
const none = { anonymous: 'sign-in', staff: 404, owner: 404 } as const

/** Every route under /admin and its response to each caller, by route id. A new route needs a row here. */
export const backofficeRoutes: Readonly<Record<string, BackofficeRoute>> = {
  'backoffice/cash/cash-page': { path: '/admin/cash', get: forAll },
  'backoffice/cash/postings-page': { path: '/admin/cash/postings', get: forAll },
  'backoffice/cash/postings-csv': { path: '/admin/cash/postings.csv', get: forAll },
  'backoffice/cash/accountant-page': { path: '/admin/cash/accountant', get: forAll },
  'backoffice/cash/accountant-csv': { path: '/admin/cash/accountant/services.csv', get: forAll },
  'backoffice/cards/cards-page': { path: '/admin/cards', get: forAll },
  'backoffice/cash/courier-cash-page': { path: '/admin/cash/couriers/1', get: none },
  'backoffice/cash/remittance-page': { path: '/admin/cash/remittances/1', get: none },
  'backoffice/statements/statements-page': { path: '/admin/statements', get: forAll },
  'backoffice/statements/statement-page': { path: '/admin/statements/1', get: none },
  'backoffice/statements/statement-print-page': { path: '/admin/statements/1/print', get: none },
  'backoffice/statements/statement-link-page': { path: '/admin/statements/1/link', get: none },
  'backoffice/statements/statement-csv': { path: '/admin/statements/1/file', get: none },
  'backoffice/returns/returns-page': { path: '/admin/returns', get: forAll },
  'backoffice/returns/return-page': { path: '/admin/returns/1', get: none },
  'backoffice/returns/return-photo': { path: '/admin/returns/photos/1', get: none },
  'backoffice/handovers/handovers-page': { path: '/admin/handovers', get: forAll },
  'backoffice/handovers/results/delivery-results-page': { path: '/admin/handovers/results', get: forAll },
  'backoffice/handovers/handover-page': { path: '/admin/handovers/1', get: none },
  'backoffice/handovers/print/handover-print-page': { path: '/admin/handovers/1/print', get: none },
  'backoffice/handovers/courier-file': { path: '/admin/handovers/1/file', get: none },
  'backoffice/categories/categories-page': {
    path: '/admin/categories',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/categories/new-category-page': {
    path: '/admin/categories/new',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/categories/category-page': {
    path: '/admin/categories/1',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/sharing/share-page': {
    path: '/admin/stores/1/share',
    get: { anonymous: 'sign-in', staff: 404, owner: 404 },
  },
  'backoffice/sharing/share-collection-page': {
    path: '/admin/categories/1/share',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  // A shop without makers, and without that store.
  'backoffice/store-cards/store-card-page': { path: '/admin/stores/1/card', get: none },
  // Without makers there is nothing to fetch from them.
  'backoffice/fetching/fetching-page': { path: '/admin/fetching', get: none },
  'backoffice/makers/makers-page': { path: '/admin/makers', get: none },
  'backoffice/sellers/sellers-page': { path: '/admin/stores/1/makers', get: none },
  'backoffice/couriers/couriers-page': { path: '/admin/couriers', get: forAll },
  'backoffice/couriers/new-courier-page': {
    path: '/admin/couriers/new',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/couriers/courier-page': { path: '/admin/couriers/1', get: none },
  'backoffice/auth/setup-page': { path: '/admin/setup/none', get: { anonymous: 404, staff: 404, owner: 404 } },
  'backoffice/auth/sign-in-page': { path: '/admin/sign-in', get: { anonymous: 200, staff: 302, owner: 302 } },
  'backoffice/auth/sign-out': {
    path: '/admin/sign-out',
    get: { anonymous: 'sign-in', staff: 'sign-in', owner: 'sign-in' },
  },
  'backoffice/auth/sign-in-code-page': {
    path: '/admin/sign-in/code',
    get: { anonymous: 'sign-in', staff: 302, owner: 302 },
  },
  'backoffice/auth/forgot-password-page': { path: '/admin/forgotten', get: { anonymous: 200, staff: 200, owner: 200 } },
  'backoffice/auth/choose-password-page': {
    path: '/admin/password/none',
    get: { anonymous: 404, staff: 404, owner: 404 },
  },
  'backoffice/auth/identity-check-page': {
    path: '/admin/identity',
    get: { anonymous: 'sign-in', staff: 302, owner: 302 },
  },
  'backoffice/account/password-page': { path: '/admin/account/password', get: forAll },
  'backoffice/auth/passkey-request': {
    path: '/admin/passkey-request',
    get: { anonymous: 200, staff: 200, owner: 200 },
  },
  'backoffice/account/passkeys-page': { path: '/admin/account/passkeys', get: forAll },
  'backoffice/auth/kept-form-page': { path: '/admin/kept-form', get: { anonymous: 200, staff: 200, owner: 200 } },
  'backoffice/layout/office-manifest': {
    path: '/admin/manifest.webmanifest',
    get: { anonymous: 200, staff: 200, owner: 200 },
  },
  'backoffice/offline/offline-page': { path: '/admin/offline', get: { anonymous: 200, staff: 200, owner: 200 } },
  'backoffice/account/notifications/notifications-page': { path: '/admin/account/notifications', get: forAll },
  'backoffice/account/email-page': { path: '/admin/account/email', get: forAll },
  'backoffice/account/second-factor-page': { path: '/admin/account/second-factor', get: forAll },
  'backoffice/team/team-page': { path: '/admin/team', get: { anonymous: 'sign-in', staff: 403, owner: 200 } },
  'backoffice/person/person-page': { path: '/admin/person', get: { anonymous: 'sign-in', staff: 403, owner: 200 } },
  'backoffice/person/person-file': {
    path: '/admin/person/file',
    get: { anonymous: 'sign-in', staff: 405, owner: 405 },
  },
  'backoffice/settings/settings-page': {
    path: '/admin/settings',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/dashboard/dashboard-page': { path: '/admin', get: forAll },
  'backoffice/dashboard/pending-counts-data': { path: '/admin/waiting', get: forAll },
  'backoffice/layout/more-page': { path: '/admin/more', get: forAll },
  'backoffice/layout/not-found-page': { path: '/admin/none', get: { anonymous: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/account/account-page': { path: '/admin/account', get: forAll },
  'backoffice/contact-messages/contact-messages-page': { path: '/admin/contact-messages', get: forAll },
  'backoffice/contact-messages/contact-message-page': { path: '/admin/contact-messages/1', get: none },
  'backoffice/customers/customers-page': { path: '/admin/customers', get: forAll },
  'backoffice/orders/duplicates/duplicates-page': { path: '/admin/orders/1/duplicates/2', get: none },
  'backoffice/stock-taking/stock-taking-page': { path: '/admin/stores/1/count', get: none },
  'backoffice/search/search-page': { path: '/admin/search', get: forAll },
  'backoffice/comments/comments-page': { path: '/admin/comments', get: forAll },
  'backoffice/reviews/reviews-page': { path: '/admin/reviews', get: forAll },
  'backoffice/reviews/office-review-photo': { path: '/admin/reviews/photos/none.jpg', get: none },
  'backoffice/plan-requests/plan-requests-page': { path: '/admin/plan-requests', get: forAll },
  'backoffice/plan-requests/plan-receipt-page': { path: '/admin/plan-requests/receipts/1', get: none },
  'backoffice/plan-requests/plan-request-page': { path: '/admin/plan-requests/1', get: none },
  'backoffice/newsletter/newsletter-page': { path: '/admin/newsletter', get: forAll },
  'backoffice/newsletter/new-issue-page': { path: '/admin/newsletter/new', get: forAll },
  'backoffice/newsletter/subscribers-csv': {
    path: '/admin/newsletter/subscribers.csv',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/newsletter/issue-page': { path: '/admin/newsletter/1', get: none },
  'backoffice/newsletter/issue-preview': { path: '/admin/newsletter/1/preview', get: none },
  'backoffice/product-feeds/product-feeds-page': {
    path: '/admin/product-feeds',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/audit-log/audit-log-page': { path: '/admin/audit-log', get: forAll },
  'backoffice/reports/reports-page': { path: '/admin/reports', get: forAll },
  'backoffice/searches/searches-page': { path: '/admin/searches', get: forAll },
  'backoffice/reports/report-csv': { path: '/admin/reports/of/orders.csv', get: forAll },
  'backoffice/reports/export-csv': {
    path: '/admin/reports/export/orders.csv',
    get: { anonymous: 'sign-in', staff: 403, owner: 200 },
  },
  'backoffice/emails/emails-page': { path: '/admin/emails', get: forAll },
  'backoffice/emails/email-page': { path: '/admin/emails/999', get: none },
  'backoffice/preparations/preparations-page': { path: '/admin/preparations', get: forAll },
  'backoffice/submissions/submissions-page': { path: '/admin/submissions', get: forAll },
  'backoffice/submissions/seller-changes-page': { path: '/admin/changes-by-makers', get: forAll },
  'backoffice/products/products-page': { path: '/admin/products', get: forAll },
  'backoffice/products/new-product-page': { path: '/admin/products/new', get: forAll },
  'backoffice/products/product-page': {
    path: '/admin/products/1',
    get: { anonymous: 'sign-in', staff: 404, owner: 404 },
  },
  'backoffice/products/variants/variants-page': {
    path: '/admin/products/1/variants',
    get: { anonymous: 'sign-in', staff: 404, owner: 404 },
  },
  'backoffice/pictures/picture-upload': {
    path: '/admin/pictures',
    get: { anonymous: 'sign-in', staff: 405, owner: 405 },
  },
  'backoffice/orders/calls/calls-page': { path: '/admin/calls', get: forAll },
  'backoffice/orders/calls/release-claim': {
    path: '/admin/calls/leave',
    get: { anonymous: 'sign-in', staff: 405, owner: 405 },
  },
  'backoffice/orders/notes/add-note': {
    path: '/admin/orders/1/notes',
    get: { anonymous: 'sign-in', staff: 405, owner: 405 },
  },
  'backoffice/orders/list/orders-page': { path: '/admin/orders', get: forAll },
  'backoffice/orders/entry/order-entry-page': { path: '/admin/orders/new', get: forAll },
  'backoffice/orders/print/print-page': { path: '/admin/orders/print', get: forAll },
  'backoffice/orders/entry/previous-customer-data': { path: '/admin/orders/customer?phone=22333444', get: forAll },
  'backoffice/orders/lines/product-search-data': { path: '/admin/orders/pieces', get: forAll },
  'backoffice/orders/details/order-details-page': {
    path: '/admin/orders/1',
    get: { anonymous: 'sign-in', staff: 404, owner: 404 },
  },
  'backoffice/stores/stores-page': { path: '/admin/stores', get: forAll },
  'backoffice/stores/new-store-page': { path: '/admin/stores/new', get: forAll },
  'backoffice/stores/store-page': { path: '/admin/stores/1', get: { anonymous: 'sign-in', staff: 404, owner: 404 } },
  'backoffice/promotion/promotion-page': { path: '/admin/promotion', get: forAll },
  'backoffice/discount-codes/discount-codes-page': { path: '/admin/discount-codes', get: forAll },
  'backoffice/discount-codes/new-discount-code-page': { path: '/admin/discount-codes/new', get: forAll },
  'backoffice/discount-codes/discount-code-page': { path: '/admin/discount-codes/1', get: none },
  'backoffice/home-page/banners-page': { path: '/admin/home-page', get: forAll },
  'backoffice/products/paste/paste-page': { path: '/admin/products/paste', get: forAll },
  'backoffice/products/import/imports-page': { path: '/admin/products/import', get: forAll },
  'backoffice/products/import/import-page': { path: '/admin/products/import/1', get: none },
  'backoffice/products/import/refused-rows': { path: '/admin/products/import/1/refused', get: none },
  'backoffice/translations/translations-page': { path: '/admin/translations', get: forAll },
  'backoffice/translations/translations-file': { path: '/admin/translations/file', get: forAll },
  'backoffice/translations/import-page': { path: '/admin/translations/import', get: forAll },
}
