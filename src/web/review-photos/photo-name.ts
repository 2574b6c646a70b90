import type { ReviewPhoto, ReviewPhotoSize } from '#domain/reviews/review.ts'

/** Returns the file name of a photo in a size: `….small.jpg`. */
export function photoName({ name }: Pick<ReviewPhoto, 'name'>, size: ReviewPhotoSize): string {
  return `${name}.${size}.jpg`
}

/** Reads such a name; the large size for any other. */
export function readPhotoName(file: string): { readonly name: string; readonly size: ReviewPhotoSize } {
  const [name = '', size] = file.split('.')
  return { name, size: size === 'small' ? 'small' : 'large' }
}
