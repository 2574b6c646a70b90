import { type Picture, pictureUrl } from '#domain/catalog/picture.ts'

interface ShopPictureProps {
  readonly picture: Picture
  /** How wide it is shown, as in the `sizes` attribute. */
  readonly sizes?: string
  readonly isFirst?: boolean
  readonly className?: string
}

/** A picture that never jumps: its place and its colour are there before it is. The first one of a page loads at once. */
export function ShopPicture({ picture, sizes, isFirst = false, className = '' }: ShopPictureProps) {
  return (
    <img
      src={pictureUrl(picture.fileName)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      sizes={sizes}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      data-tone={picture.placeholderColor}
      className={className}
    />
  )
}
