/** `width` and `height` are pixels, `placeholderColor` is `#rrggbb`, shown until the picture has arrived. */
export interface Picture {
  readonly fileName: string
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
  readonly alt: string
}

/** What copies are made in, the lightest first; every browser and every email program shows the last. */
export const copyFormats = ['avif', 'jpg'] as const

export type CopyFormat = (typeof copyFormats)[number]

/** A copy of a picture: `width` is pixels. */
export interface CopyShape {
  readonly width: number
  readonly format: CopyFormat
}

/** Formats in which copies may be asked for: WebP was one, and pages and emails from then still name it. */
export type AskedFormat = CopyFormat | 'webp'

/** What previews of links show: a JPEG in the size that they ask for, in pixels. */
export const socialPicture = { width: 1200, height: 630 } as const

const usualWidths = [320, 480, 640, 960, 1280, 1600]
const widest = 2400

/** Two copies differ at least this much, or browsers had gained nothing by the choice. */
const leastStep = 1.3

/** Browsers without AVIF find these, and beyond them the picture itself. */
const jpegWidths = [320, 640]

/** The widths, in pixels, that a picture of this width is copied in, ascending. No copy is wider than the picture. */
export function copyWidths(width: number, format: CopyFormat): number[] {
  if (format === 'jpg') return [...new Set(jpegWidths.map((usual) => Math.min(usual, width)))]
  const widths = [Math.min(width, widest)]
  for (const usual of usualWidths.toReversed()) if (usual * leastStep <= (widths[0] ?? 0)) widths.unshift(usual)
  return widths
}

/** Every copy of a picture of this width that is made without being asked for. */
export function copiesOf(width: number): CopyShape[] {
  return copyFormats.flatMap((format) => copyWidths(width, format).map((width) => ({ width, format })))
}

/**
 * The copy that is shown where this one is asked for: the narrowest that is at least as wide, else the widest. Undefined
 * for widths that never were offered.
 */
export function fittingCopy(asked: { width: number; format: AskedFormat }, width: number): CopyShape | undefined {
  const format = asked.format === 'webp' ? 'jpg' : asked.format
  const widths = copyWidths(width, format)
  const offered = [...usualWidths, ...widths, Math.min(width, widest)]
  const found = widths.find((made) => made >= asked.width) ?? widths.at(-1)
  return found === undefined || !offered.includes(asked.width) ? undefined : { width: found, format }
}

/** The address of a picture on this site. */
export function pictureUrl(fileName: string): string {
  return `/api/image/${fileName}`
}

/** The address of a copy. Until the copy is made, the picture itself is found there. */
export function copyUrl(fileName: string, copy: CopyShape): string {
  return pictureUrl(copyName(fileName, copy))
}

/** The address of a small picture that every browser and email program shows, when nothing but the name is known. */
export function thumbnailUrl(fileName: string, width: 320 | 640 = 320): string {
  return copyUrl(fileName, { width, format: 'jpg' })
}

/** The address of the picture as previews of links show it, 1200 x 630 pixels, a JPEG. */
export function socialPictureUrl(fileName: string): string {
  return pictureUrl(socialName(fileName))
}

/** `bowl.webp` as previews of links show it is `bowl.social.jpg`. */
export function socialName(fileName: string): string {
  return `${stemOf(fileName)}.social.jpg`
}

/** `bowl.webp` 640 pixels wide is `bowl.640.avif`. */
export function copyName(fileName: string, { width, format }: CopyShape): string {
  return `${stemOf(fileName)}.${width}.${format}`
}

/** Of which picture a name means a copy, and which; undefined when it is no copy's name. */
export function parseCopyName(
  name: string,
): { readonly stem: string; readonly copy: { width: number; format: AskedFormat } | 'social' } | undefined {
  const [, stem, width, format] = /^([a-z0-9-]+)\.(?:([1-9]\d{0,3})\.(avif|webp|jpg)|social\.jpg)$/.exec(name) ?? []
  if (!stem) return undefined
  return { stem, copy: width ? { width: Number(width), format: format as AskedFormat } : 'social' }
}

function stemOf(fileName: string): string {
  return fileName.slice(0, fileName.lastIndexOf('.'))
}
