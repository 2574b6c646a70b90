import { type CopyFormat, copyUrl, copyWidths, type Picture } from '#domain/catalog/picture.ts'

interface ShopPictureProps {
  readonly picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string
  readonly isFirst?: boolean
  readonly className?: string
}

/** What a browser that knows neither AVIF nor WebP is shown. */
const plainWidth = 640

/**
 * A picture that never jumps: its place and its colour are there before it is. The first one of a page loads at once;
 * each browser takes the lightest file that fills the place.
 */
export function ShopPicture({ picture, sizes, isFirst = false, className = '' }: ShopPictureProps) {
  const widths = copyWidths(picture.width)
  const plain = Math.max(...widths.filter((width) => width <= plainWidth), widths[0] ?? plainWidth)
  return (
    <picture className="contents">
      {(['avif', 'webp'] as const).map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(picture, format)} sizes={sizes} />
      ))}
      <img
        src={copyUrl(picture.fileName, { width: plain, format: 'jpg' })}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        data-tone={picture.placeholderColor}
        className={className}
      />
    </picture>
  )
}

function srcSetOf({ fileName, width }: Picture, format: CopyFormat): string {
  return copyWidths(width)
    .map((width) => `${copyUrl(fileName, { width, format })} ${width}w`)
    .join(', ')
}
