/** How money reaches the shop or goes back, as staff choose it or the payment gateway reports it. */
export const paymentMeans = ['cash', 'd17', 'mandat', 'bank-transfer', 'paypal', 'card'] as const

export type PaymentMeans = (typeof paymentMeans)[number]
