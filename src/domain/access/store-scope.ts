/**
 * The stores whose products and texts an actor may see or change. The queries of the back office need one, so that none
 * can be written without saying whose rows it takes.
 */
export type StoreScope = typeof everyStore | readonly number[]

/** Of those who work for the whole shop. */
export const everyStore = 'every store'
