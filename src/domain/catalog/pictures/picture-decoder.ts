import type { NewPicture } from './new-picture.ts'

/** Size limit of an uploaded file. */
export const maxPictureBytes = 15 * 1024 * 1024

/** Limit of width times height of an uploaded picture: phones take up to 8192 x 6144, which is scaled down. */
export const maxPicturePixels = 51_000_000

export const pictureRefusals = [
  /** Larger than `maxPictureBytes`. */
  'too-heavy',
  /** Its bytes are neither JPEG, PNG nor WebP. */
  'no-picture',
  'too-many-pixels',
  /** An animation. */
  'several-frames',
  /** Truncated or corrupt. */
  'damaged',
  /** Decoding it took too long or too much memory. */
  'too-much-work',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

export type DecodedPicture =
  | { readonly outcome: 'decoded'; readonly picture: NewPicture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/** Decodes untrusted bytes and encodes them anew, or returns why they are refused. */
export type DecodePicture = (bytes: Uint8Array) => Promise<DecodedPicture>
