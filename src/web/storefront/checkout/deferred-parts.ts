// The parts of the checkout that load in one file after its first view.
export { DiscountCode } from '#web/storefront/cart/discount-code.tsx'
export { DataTerm } from './data-term.tsx'
export { OrderNotes } from './order-notes.tsx'
export { OrderNotice, UnansweredNotice } from './order-notice.tsx'
export { DeliveryPromise, SaleTerms } from './order-terms.tsx'
export { QuoteUpdater } from './quote-updater.tsx'
