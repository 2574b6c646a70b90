import type { NewPicture } from './add-picture.ts'

/** The most a file sent in may weigh. */
export const mostPictureBytes = 15 * 1024 * 1024

/** The most it may show. */
export const mostPicturePixels = 40_000_000

export const pictureRefusals = [
  /** Heavier than `mostPictureBytes`. */
  'too-heavy',
  /** Neither JPEG, PNG nor WebP, whatever its name says. */
  'no-picture',
  'too-many-pixels',
  /** An animation. */
  'several-frames',
  /** Cut short, or broken. */
  'damaged',
  /** A picture that is something else as well: bytes behind its end, or a page or a script inside. */
  'not-only-a-picture',
  /** Reading it took too long or too much memory. */
  'too-much-work',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

export type DecodedPicture =
  | { readonly outcome: 'decoded'; readonly picture: NewPicture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/** Makes a file of ours out of bytes that nobody trusts, or says why not. */
export type DecodePicture = (bytes: Uint8Array) => Promise<DecodedPicture>
