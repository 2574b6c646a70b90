/** What a new shop needs, in the order in which it is done. */
export const firstSteps = [
  ...['shop-details', 'emails', 'backups', 'public-address'],
  ...['couriers', 'first-piece', 'colleague'],
] as const

export type FirstStep = (typeof firstSteps)[number]
