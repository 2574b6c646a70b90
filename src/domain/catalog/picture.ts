/** `width` and `height` are pixels, `placeholderColor` is `#rrggbb`, shown until the picture has arrived. */
export interface Picture {
  readonly fileName: string
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
  readonly alt: string
}

/** The address of a picture on this site. */
export function pictureUrl(fileName: string): string {
  return `/api/image/${fileName}`
}
