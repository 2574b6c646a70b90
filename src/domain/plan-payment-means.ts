import { paymentMeans } from './payment-means.ts'

/** How a plan is paid: `set-off` against what its maker is owed. */
export const planPaymentMeans = [...paymentMeans, 'set-off'] as const

export type PlanPaymentMeans = (typeof planPaymentMeans)[number]
