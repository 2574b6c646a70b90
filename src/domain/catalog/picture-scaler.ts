import type { CopyShape } from './picture.ts'

/** What a picture is made into: a smaller copy, or the JPEG for previews of links. */
export type WantedCopy = CopyShape | 'social'

/** Makes copies of a picture of ours, in the order of `wanted`. Throws when the picture is broken. */
export type ScalePicture = (bytes: Uint8Array, wanted: readonly WantedCopy[]) => Promise<Uint8Array[]>
