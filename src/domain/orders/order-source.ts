/** The channel of an order: `shop` for the storefront and the API, the others for orders entered by staff. */
export const orderSources = ['shop', 'phone', 'whatsapp', 'messenger', 'instagram', 'visit'] as const

export type OrderSource = (typeof orderSources)[number]
