import { type Picture, thumbnailUrl } from '#domain/catalog/picture.ts'

/** A picture of the shop, small, in a list or a form; without one an empty place. */
export function OfficePicture({ picture, className }: { picture: Picture | undefined; className: string }) {
  if (!picture) return <span aria-hidden="true" className={`block bg-sand ${className}`} />
  return (
    <img
      src={thumbnailUrl(picture.fileName)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      data-tone={picture.placeholderColor}
      className={`object-cover ${className}`}
    />
  )
}
