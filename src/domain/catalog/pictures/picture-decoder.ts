import type { NewPicture } from './new-picture.ts'

/** Size limit of an uploaded file. */
export const maxPictureBytes = 15 * 1024 * 1024

/** Limit of width times height of an uploaded picture. */
export const maxPicturePixels = 40_000_000

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
  /** A polyglot file: bytes after its end, or HTML or a script inside. */
  'not-only-a-picture',
  /** Decoding it took too long or too much memory. */
  'too-much-work',
] as const

export type PictureRefusal = (typeof pictureRefusals)[number]

export type DecodedPicture =
  | { readonly outcome: 'decoded'; readonly picture: NewPicture }
  | { readonly outcome: 'refused'; readonly reason: PictureRefusal }

/** Decodes untrusted bytes and encodes them anew, or returns why they are refused. */
export type DecodePicture = (bytes: Uint8Array) => Promise<DecodedPicture>
