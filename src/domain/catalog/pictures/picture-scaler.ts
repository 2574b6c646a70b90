import type { CopyShape } from './picture.ts'

/** A smaller copy, or the JPEG for link previews. */
export type RequestedCopy = CopyShape | 'social'

/** Makes copies of a stored picture, in the order of `wanted`. Throws when the picture cannot be decoded. */
export type ScalePicture = (bytes: Uint8Array, wanted: readonly RequestedCopy[]) => Promise<Uint8Array[]>
