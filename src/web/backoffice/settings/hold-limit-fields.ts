/** Whose orders are limited; each has a field for the pieces (`orderPieces`) and one for their value (`orderValue`). */
export const holders = ['order', 'customer', 'network', 'shop'] as const
