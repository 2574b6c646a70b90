import { type CopyFormat, copyUrl, copyWidths, type Picture, pictureUrl } from '#domain/catalog/picture.ts'

interface ShopPictureProps {
  readonly picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes: string
  readonly isFirst?: boolean
  readonly className?: string
}

/**
 * A picture that never jumps: its place and its colour are there before it is. The first one of a page loads at once;
 * each browser takes the lightest file that fills the place.
 */
export function ShopPicture({ picture, sizes, isFirst = false, className = '' }: ShopPictureProps) {
  const { fileName, width } = picture
  const plain = copyWidths(width, 'jpg').at(-1) ?? width
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={listOf(picture, 'avif')} sizes={sizes} />
      <img
        src={copyUrl(fileName, { width: plain, format: 'jpg' })}
        srcSet={plain < width ? `${listOf(picture, 'jpg')}, ${pictureUrl(fileName)} ${width}w` : listOf(picture, 'jpg')}
        sizes={sizes}
        alt={picture.alt}
        width={width}
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

function listOf({ fileName, width }: Picture, format: CopyFormat): string {
  return copyWidths(width, format)
    .map((width) => `${copyUrl(fileName, { width, format })} ${width}w`)
    .join(', ')
}
