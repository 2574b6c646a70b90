import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'

/** A small picture in a list or a form; an empty box without a picture. */
export function PictureThumbnail({ picture, className }: { picture: Picture | undefined; className: string }) {
  if (!picture) return <span aria-hidden="true" className={`block shrink-0 bg-sand ${className}`} />
  return (
    <img
      src={thumbnailPath(picture.fileName)}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
      decoding="async"
      data-tone={picture.placeholderColor}
      // The text of a picture that has not loaded stays within it.
      className={`shrink-0 overflow-hidden object-cover ${className}`}
    />
  )
}
