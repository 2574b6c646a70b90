/** An encoded picture file. `width` and `height` are pixels, `placeholderColor` is `#rrggbb`. */
export interface NewPicture {
  readonly bytes: Uint8Array
  readonly format: 'webp' | 'jpg' | 'png'
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
}
