import { pagePath } from './page-path.ts'

// Links to reviews and their photos. Apart from the other paths of the storefront, which every page loads.

/** Where the customer of an order reviews one of its lines, by its position from 0. */
export function ownReviewPath(token: string, line?: number): string {
  return pagePath(`/order/${token}/review`, { line })
}

/** A photo of a review as the customer of its order sees it, shown or not. */
export function ownReviewPhotoPath(token: string, fileName: string): string {
  return pagePath(`/order/${token}/review-photo/${fileName}`)
}

/** The shown reviews of a product, before one of them or from the newest. */
export function productReviewsPath(id: number | ':id', before?: number): string {
  return pagePath(`/product/${id}/reviews`, { before })
}

/** A photo of a shown review. */
export function reviewPhotoPath(fileName: string): string {
  return pagePath(`/review-photo/${fileName}`)
}
