import type { CopyShape } from './picture.ts'

export interface PictureCopy extends CopyShape {
  readonly bytes: Uint8Array
}

/** Makes copies of a picture of ours, in every format, as wide as asked (pixels). Throws when the picture is broken. */
export type ScalePicture = (bytes: Uint8Array, widths: readonly number[]) => Promise<PictureCopy[]>
