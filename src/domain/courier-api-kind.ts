/** The APIs of couriers that the shop speaks. */
export const courierApiKinds = ['first-delivery', 'navex'] as const

export type CourierApiKind = (typeof courierApiKinds)[number]
