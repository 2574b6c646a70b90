/** `width` and `height` are pixels, `placeholderColor` is `#rrggbb`, shown until the picture has arrived. */
export interface Picture {
  readonly fileName: string
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
  readonly alt: string
}

/** What smaller copies are made in, the lightest first; every browser shows the last. */
export const copyFormats = ['avif', 'webp', 'jpg'] as const

export type CopyFormat = (typeof copyFormats)[number]

/** A copy of a picture: `width` is pixels. */
export interface CopyShape {
  readonly width: number
  readonly format: CopyFormat
}

const usualWidths = [320, 480, 640, 960, 1280, 1600]
const widest = Math.max(...usualWidths)

/** The widths, in pixels, that a picture of this width is copied in, ascending. No copy is wider than the picture. */
export function copyWidths(width: number): number[] {
  return [...usualWidths.filter((usual) => usual < Math.min(width, widest)), Math.min(width, widest)]
}

/**
 * How wide the copy is that is found where one of `asked` pixels is asked for: the widest that is no wider, else the
 * narrowest. Undefined for widths in which nothing is offered.
 */
export function copyWidthFor(asked: number, width: number): number | undefined {
  const widths = copyWidths(width)
  if (!usualWidths.includes(asked) && !widths.includes(asked)) return undefined
  return widths.findLast((made) => made <= asked) ?? widths[0]
}

/** The address of a picture on this site. */
export function pictureUrl(fileName: string): string {
  return `/api/image/${fileName}`
}

/** The address of a copy. Until the copy is made, the picture itself is found there. */
export function copyUrl(fileName: string, copy: CopyShape): string {
  return pictureUrl(copyName(fileName, copy))
}

/** The address of a small picture, of which nothing but the name is known. */
export function thumbnailUrl(fileName: string, width: 320 | 480 = 320): string {
  return copyUrl(fileName, { width, format: 'webp' })
}

/** `bowl.webp` 640 pixels wide is `bowl.640.avif`. */
export function copyName(fileName: string, { width, format }: CopyShape): string {
  return `${stemOf(fileName)}.${width}.${format}`
}

/** Which copy of which picture a name means; undefined when it is no copy's name. */
export function parseCopyName(name: string): (CopyShape & { readonly stem: string }) | undefined {
  const [, stem, width, format] = /^([a-z0-9-]+)\.([1-9]\d{0,3})\.(avif|webp|jpg)$/.exec(name) ?? []
  return stem && width && format ? { stem, width: Number(width), format: format as CopyFormat } : undefined
}

function stemOf(fileName: string): string {
  return fileName.slice(0, fileName.lastIndexOf('.'))
}
