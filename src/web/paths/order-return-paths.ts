import { pagePath } from './page-path.ts'

// A file of its own: the pages of a first visit do not load it.

/** Returns the path of the returns of an order: how they stand, and the forms to ask for one. */
export function orderReturnsPath(token: string): string {
  return pagePath(`/order/${token}/return`)
}

/** What is printed of a return: the slip for the parcel, or that it was asked for, in writing. */
export function returnPaperPath(token: string, returnId: number, paper: 'slip' | 'confirmation'): string {
  return pagePath(`/order/${token}/return/${returnId}/${paper}`)
}

export function ownReturnPhotoPath(token: string, photoId: number): string {
  return pagePath(`/order/${token}/return/photos/${photoId}`)
}
