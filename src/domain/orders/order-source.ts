/** By which way an order reached us: through the pages of the shop, or written down by somebody of the house. */
export const orderSources = ['shop', 'phone', 'whatsapp', 'messenger', 'instagram', 'visit'] as const

export type OrderSource = (typeof orderSources)[number]
