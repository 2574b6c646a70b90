/** How money reaches the shop or goes back, as staff choose it: the shop calls no payment service. */
export const paymentMeans = ['cash', 'd17', 'mandat', 'bank-transfer', 'paypal'] as const

export type PaymentMeans = (typeof paymentMeans)[number]
