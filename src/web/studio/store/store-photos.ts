/** The photos of a store. */
export const storePhotos = ['logo', 'cover'] as const

export type StorePhoto = (typeof storePhotos)[number]
