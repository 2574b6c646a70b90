import type { CopyShape } from './picture.ts'

/** A smaller copy, or the JPEG for link previews. */
export type RequestedCopy = CopyShape | 'social'

/** `low` lets everything else go first, so on a busy machine it takes minutes: for what nobody waits for. */
export type ScalePriority = 'normal' | 'low'

/** Makes copies of a stored picture, in the order of `wanted`. Throws when the picture cannot be decoded. */
export type ScalePicture = (
  bytes: Uint8Array,
  wanted: readonly RequestedCopy[],
  priority: ScalePriority,
) => Promise<Uint8Array[]>
