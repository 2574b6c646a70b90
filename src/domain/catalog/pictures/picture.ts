/** `width` and `height` are pixels. `placeholderColor` is `#rrggbb`, shown until the picture has loaded. */
export interface Picture {
  readonly fileName: string
  readonly width: number
  readonly height: number
  readonly placeholderColor: string
  readonly alt: string
}

/** Formats of copies, the smallest files first. All browsers and email programs support the last. */
export const copyFormats = ['avif', 'jpg'] as const

export type CopyFormat = (typeof copyFormats)[number]

/** A copy of a picture: `width` is pixels. */
export interface CopyShape {
  readonly width: number
  readonly format: CopyFormat
}

/** Formats in URLs of copies: earlier versions made WebP, and sent emails still link to it. */
export type RequestedFormat = CopyFormat | 'webp'

/** A copy as a URL names it: `width` is pixels. */
export interface RequestedCopy {
  readonly width: number
  readonly format: RequestedFormat
}

/** The JPEG for link previews (Open Graph), in pixels. */
export const socialPicture = { width: 1200, height: 630 } as const

const standardWidths = [320, 480, 640, 960, 1280, 1600]
const maxCopyWidth = 2400

/** Neighboring copies differ at least by this factor: closer ones would save browsers nothing. */
const minWidthRatio = 1.3

/** For browsers without AVIF; above these widths they load the picture itself. */
const jpegWidths = [320, 640]

/** Returns the widths of the copies of a picture, ascending, in pixels. No copy is wider than the picture. */
export function copyWidths(width: number, format: CopyFormat): number[] {
  if (format === 'jpg') return [...new Set(jpegWidths.map((standard) => Math.min(standard, width)))]
  const widths = [Math.min(width, maxCopyWidth)]
  for (const standard of standardWidths.toReversed())
    if (standard * minWidthRatio <= (widths[0] ?? 0)) widths.unshift(standard)
  return widths
}

/** Returns all copies that the job makes of a picture of this width in pixels. */
export function copiesOf(width: number): CopyShape[] {
  return copyFormats.flatMap((format) => copyWidths(width, format).map((width) => ({ width, format })))
}

/**
 * Returns the copy that is sent for a request: the narrowest one that is at least as wide, else the widest. Undefined
 * for a width that was never offered. Widths are pixels.
 */
export function closestCopy(requested: RequestedCopy, width: number): CopyShape | undefined {
  const format = requested.format === 'webp' ? 'jpg' : requested.format
  const widths = copyWidths(width, format)
  const offered = [...standardWidths, ...widths, Math.min(width, maxCopyWidth)]
  const found = widths.find((made) => made >= requested.width) ?? widths.at(-1)
  return found === undefined || !offered.includes(requested.width) ? undefined : { width: found, format }
}

/** Returns the file name of the JPEG for link previews: `bowl.social.jpg` for `bowl.webp`. */
export function socialName(fileName: string): string {
  return `${stemOf(fileName)}.social.jpg`
}

/** Returns the file name of a copy: `bowl.640.avif` for `bowl.webp` at 640 pixels. */
export function copyName(fileName: string, { width, format }: CopyShape): string {
  return `${stemOf(fileName)}.${width}.${format}`
}

/** Reads the file name of a copy: of which picture it is, and which copy. Undefined for any other name. */
export function parseCopyName(
  name: string,
): { readonly stem: string; readonly copy: RequestedCopy | 'social' } | undefined {
  const [, stem, width, format] = /^([a-z0-9-]+)\.(?:([1-9]\d{0,3})\.(avif|webp|jpg)|social\.jpg)$/.exec(name) ?? []
  if (!stem) return undefined
  return { stem, copy: width ? { width: Number(width), format: format as RequestedFormat } : 'social' }
}

function stemOf(fileName: string): string {
  return fileName.slice(0, fileName.lastIndexOf('.'))
}
