import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { siteConstants } from '#domain/shop-profile/site-constants.ts'

/**
 * Every URL of the program: those of pages and of what pages load are below, with the file that serves them. Beside
 * these the server (`server/app.ts`) serves
 *
 *     /api/…               the calls in api/contract/routes.ts, pictures (/api/image/…) among them
 *     /health/…            live and ready: server/health.ts
 *     /service-worker.js   server/service-worker/
 *     /assets/…            scripts, styles and fonts: the build
 *     /favicon.svg, /icon-….png   the files in public/
 *
 * and on a port of its own /metrics (server/metrics.ts). Links to all of them are built in `web/paths/`.
 */
export default [
  layout('storefront/layout/storefront-layout.tsx', [
    index('storefront/home/home-page.tsx'),
    route('home', 'storefront/home/home-page.tsx', { id: 'home' }),
    route('shop', 'storefront/shop/shop-page.tsx'),
    route('product/:id', 'storefront/product/product-page.tsx'),
    route('product/:id/reviews', 'storefront/reviews/product-reviews-page.tsx'),
    route('stores', 'storefront/stores/stores-page.tsx'),
    route('store/:id', 'storefront/store/store-page.tsx'),
    route('cart', 'storefront/cart/cart-page.tsx'),
    route('checkout', 'storefront/checkout/checkout-page.tsx'),
    route('success', 'storefront/success/success-page.tsx'),
    route('order/:token', 'storefront/order/order-page.tsx'),
    route('order/:token/return', 'storefront/order/return-page.tsx'),
    route('order/:token/return/:id/:paper', 'storefront/order/return-paper-page.tsx'),
    route('order/:token/review', 'storefront/reviews/own-review-page.tsx'),
    route('confirm-order/:token', 'storefront/order/confirm-order-page.tsx'),
    route('track', 'storefront/track/track-page.tsx'),
    route('my-data/:token', 'storefront/my-data/my-data-page.tsx'),
    route('pricing', 'storefront/pricing/pricing-page.tsx'),
    route('contact', 'storefront/contact/contact-page.tsx'),
    route('about', 'storefront/about/about-page.tsx'),
    route(siteConstants.slug, 'storefront/platform/platform-page.tsx'),
    route('profile', 'storefront/profile/profile-page.tsx'),
    route('favorites', 'storefront/shared-favorites/shared-favorites-page.tsx'),
    route('newsletter', 'storefront/newsletter/newsletter-page.tsx'),
    route('newsletter/confirm/:token', 'storefront/newsletter/confirm-page.tsx'),
    route('newsletter/leave/:token', 'storefront/newsletter/unsubscribe-page.tsx'),
    route('back-in-stock', 'storefront/stock-alerts/stock-alert-page.tsx'),
    route('back-in-stock/confirm/:token', 'storefront/stock-alerts/confirm-alert-page.tsx'),
    route('back-in-stock/leave/:token', 'storefront/stock-alerts/leave-alerts-page.tsx'),
    route('*', 'storefront/errors/not-found-page.tsx'),
  ]),
  route('offline', 'storefront/offline/offline-page.tsx'),
  // JSON for the search box in the navigation bar.
  route('search/suggestions', 'storefront/search-box/suggestions-data.ts'),
  route('order/:token/return/photos/:photoId', 'storefront/order/return-photo.ts'),
  route('order/:token/data', 'storefront/order/order-data-file.ts'),
  route('order/:token/review-photo/:file', 'storefront/reviews/own-review-photo.ts'),
  route('review-photo/:file', 'storefront/reviews/review-photo.ts'),
  route('my-data/:token/file', 'storefront/my-data/my-data-file.ts'),
  route('search-count', 'storefront/search-report/count-search.ts'),
  route('sitemap.xml', 'storefront/seo/sitemap.ts'),
  route('robots.txt', 'storefront/seo/robots.ts'),
  route('manifest.webmanifest', 'storefront/offline/web-manifest.ts'),

  route('studio', 'studio/layout/studio-root.tsx', [
    // Without a session.
    route('enter', 'studio/sign-in/code-page.tsx'),
    route('enter/:token', 'studio/sign-in/link-page.tsx'),

    // The layout requires a session.
    layout('studio/layout/studio-layout.tsx', [
      index('studio/pieces/pieces-page.tsx'),
      route('pieces/new', 'studio/pieces/new-piece-page.tsx'),
      // Takes a photo while the form of its piece is filled in.
      route('photos', 'studio/pieces/photo-upload.ts'),
      route('pieces/:id', 'studio/pieces/piece-page.tsx'),
      route('pieces/:id/photos', 'studio/pieces/photos-page.tsx'),
      route('phones', 'studio/phones/phones-page.tsx'),
      route('*', 'studio/layout/not-found-page.tsx'),
    ]),
  ]),

  route('admin', 'backoffice/layout/backoffice-root.tsx', [
    // Without a session.
    route('setup/:token', 'backoffice/auth/setup-page.tsx'),
    route('sign-in', 'backoffice/auth/sign-in-page.tsx'),
    route('sign-in/code', 'backoffice/auth/sign-in-code-page.tsx'),
    route('sign-out', 'backoffice/auth/sign-out.ts'),
    route('forgotten', 'backoffice/auth/forgot-password-page.tsx'),
    route('password/:token', 'backoffice/auth/choose-password-page.tsx'),
    route('passkey-request', 'backoffice/auth/passkey-request.ts'),
    route('kept-form', 'backoffice/auth/kept-form-page.tsx'),
    route('manifest.webmanifest', 'backoffice/layout/office-manifest.ts'),
    route('offline', 'backoffice/offline/offline-page.tsx'),
    route('identity', 'backoffice/auth/identity-check-page.tsx'),
    route('account/second-factor', 'backoffice/account/second-factor-page.tsx'),

    // The layout requires a session.
    layout('backoffice/layout/backoffice-layout.tsx', [
      index('backoffice/dashboard/dashboard-page.tsx'),
      route('waiting', 'backoffice/dashboard/pending-counts-data.ts'),
      route('search', 'backoffice/search/search-page.tsx'),
      route('more', 'backoffice/layout/more-page.tsx'),

      route('calls', 'backoffice/orders/calls/calls-page.tsx'),
      route('calls/leave', 'backoffice/orders/calls/release-claim.ts'),
      route('orders', 'backoffice/orders/list/orders-page.tsx'),
      route('orders/new', 'backoffice/orders/entry/order-entry-page.tsx'),
      route('orders/print', 'backoffice/orders/print/print-page.tsx'),
      route('orders/customer', 'backoffice/orders/entry/previous-customer-data.ts'),
      route('orders/pieces', 'backoffice/orders/lines/product-search-data.ts'),
      route('orders/:id/duplicates/:otherId', 'backoffice/orders/duplicates/duplicates-page.tsx'),
      route('cash', 'backoffice/cash/cash-page.tsx'),
      route('cash/postings', 'backoffice/cash/postings-page.tsx'),
      route('cash/postings.csv', 'backoffice/cash/postings-csv.ts'),
      route('cash/couriers/:id', 'backoffice/cash/courier-cash-page.tsx'),
      route('cash/remittances/:id', 'backoffice/cash/remittance-page.tsx'),
      route('statements', 'backoffice/statements/statements-page.tsx'),
      route('statements/:id', 'backoffice/statements/statement-page.tsx'),
      route('statements/:id/print', 'backoffice/statements/statement-print-page.tsx'),
      route('statements/:id/file', 'backoffice/statements/statement-csv.ts'),
      route('customers', 'backoffice/customers/customers-page.tsx'),
      route('orders/:id', 'backoffice/orders/details/order-details-page.tsx'),
      route('orders/:id/notes', 'backoffice/orders/notes/add-note.ts'),

      route('returns', 'backoffice/returns/returns-page.tsx'),
      route('returns/photos/:photoId', 'backoffice/returns/return-photo.ts'),
      route('returns/:id', 'backoffice/returns/return-page.tsx'),

      route('handovers', 'backoffice/handovers/handovers-page.tsx'),
      route('handovers/results', 'backoffice/handovers/results/delivery-results-page.tsx'),
      route('handovers/:id', 'backoffice/handovers/handover-page.tsx'),
      route('handovers/:id/print', 'backoffice/handovers/print/handover-print-page.tsx'),
      route('handovers/:id/file', 'backoffice/handovers/courier-file.ts'),
      route('couriers', 'backoffice/couriers/couriers-page.tsx'),
      route('couriers/new', 'backoffice/couriers/courier-page.tsx', { id: 'backoffice/couriers/new-courier-page' }),
      route('couriers/:id', 'backoffice/couriers/courier-page.tsx'),

      route('submissions', 'backoffice/submissions/submissions-page.tsx'),
      route('products', 'backoffice/products/products-page.tsx'),
      route('products/new', 'backoffice/products/new-product-page.tsx'),
      route('products/sheet', 'backoffice/products/import-page.tsx'),
      route('products/:id', 'backoffice/products/product-page.tsx'),
      route('products/:id/variants', 'backoffice/products/variants/variants-page.tsx'),
      route('pictures', 'backoffice/pictures/picture-upload.ts'),
      route('stores', 'backoffice/stores/stores-page.tsx'),
      route('stores/new', 'backoffice/stores/new-store-page.tsx'),
      route('stores/:id/count', 'backoffice/stock-taking/stock-taking-page.tsx'),
      route('stores/:id/makers', 'backoffice/sellers/sellers-page.tsx'),
      route('stores/:id', 'backoffice/stores/store-page.tsx'),
      route('categories', 'backoffice/categories/categories-page.tsx'),
      route('categories/new', 'backoffice/categories/category-page.tsx', {
        id: 'backoffice/categories/new-category-page',
      }),
      route('categories/:id', 'backoffice/categories/category-page.tsx'),
      route('promotion', 'backoffice/promotion/promotion-page.tsx'),
      route('discount-codes', 'backoffice/discount-codes/discount-codes-page.tsx'),
      route('discount-codes/new', 'backoffice/discount-codes/discount-code-page.tsx', {
        id: 'backoffice/discount-codes/new-discount-code-page',
      }),
      route('discount-codes/:id', 'backoffice/discount-codes/discount-code-page.tsx'),
      route('home-page', 'backoffice/home-page/banners-page.tsx'),
      route('translations', 'backoffice/translations/translations-page.tsx'),
      route('translations/file', 'backoffice/translations/translations-file.ts'),
      route('translations/import', 'backoffice/translations/import-page.tsx'),

      route('messages', 'backoffice/contact-messages/contact-messages-page.tsx'),
      route('messages/:id', 'backoffice/contact-messages/contact-message-page.tsx'),
      route('comments', 'backoffice/comments/comments-page.tsx'),
      route('reviews', 'backoffice/reviews/reviews-page.tsx'),
      route('reviews/photos/:file', 'backoffice/reviews/office-review-photo.ts'),
      route('packs', 'backoffice/plan-requests/plan-requests-page.tsx'),
      route('packs/receipts/:number', 'backoffice/plan-requests/plan-receipt-page.tsx'),
      route('packs/:id', 'backoffice/plan-requests/plan-request-page.tsx'),
      route('newsletter', 'backoffice/newsletter/newsletter-page.tsx'),
      route('newsletter/new', 'backoffice/newsletter/new-issue-page.tsx'),
      route('newsletter/subscribers.csv', 'backoffice/newsletter/subscribers-csv.ts'),
      route('newsletter/:id', 'backoffice/newsletter/issue-page.tsx'),
      route('newsletter/:id/preview', 'backoffice/newsletter/issue-preview.ts'),
      route('letters', 'backoffice/emails/emails-page.tsx'),
      route('letters/:id', 'backoffice/emails/email-page.tsx'),

      route('figures', 'backoffice/reports/reports-page.tsx'),
      route('figures/of/:file', 'backoffice/reports/report-csv.ts'),
      route('figures/export/:file', 'backoffice/reports/export-csv.ts'),
      route('searches', 'backoffice/searches/searches-page.tsx'),
      route('history', 'backoffice/audit-log/audit-log-page.tsx'),

      route('person', 'backoffice/person/person-page.tsx'),
      route('person/file', 'backoffice/person/person-file.ts'),

      route('account', 'backoffice/account/account-page.tsx'),
      route('account/password', 'backoffice/account/password-page.tsx'),
      route('account/passkeys', 'backoffice/account/passkeys-page.tsx'),
      route('account/notifications', 'backoffice/account/notifications/notifications-page.tsx'),
      route('account/email', 'backoffice/account/email-page.tsx'),
      route('team', 'backoffice/team/team-page.tsx'),
      route('settings', 'backoffice/settings/settings-page.tsx'),
      route('*', 'backoffice/layout/not-found-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
