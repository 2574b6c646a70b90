// Apart from the form, which loads Zod: the page needs only the limits.

/** Characters. */
export const maxReviewNameLength = 60

export const maxPhotoMegabytes = 8
export const maxPhotoBytes = maxPhotoMegabytes * 1024 * 1024
