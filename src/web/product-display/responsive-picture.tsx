import { type CopyFormat, copyWidths, type Picture } from '#domain/catalog/pictures/picture.ts'
import type { LanguageOf } from '#domain/translations.ts'
import { copyPath, picturePath } from '#web/paths/picture-paths.ts'
import { languageProps } from '#web/text/local-text.tsx'

interface ResponsivePictureProps {
  /** `languageOf` has the language of its alt text, when it is not that of the page. */
  readonly picture: Picture & { readonly languageOf?: LanguageOf<'alt'> }
  /** The `sizes` attribute. */
  readonly sizes: string
  readonly isFirst?: boolean
  readonly className?: string
}

/**
 * A picture without layout shift: its size and placeholder color are there before it has loaded. Browsers choose the
 * smallest sufficient copy. The first one of a page is loaded eagerly.
 */
export function ResponsivePicture({ picture, sizes, isFirst = false, className = '' }: ResponsivePictureProps) {
  const { fileName, width } = picture
  const plain = copyWidths(width, 'jpg').at(-1) ?? width
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={listOf(picture, 'avif')} sizes={sizes} />
      <img
        src={copyPath(fileName, { width: plain, format: 'jpg' })}
        srcSet={
          plain < width ? `${listOf(picture, 'jpg')}, ${picturePath(fileName)} ${width}w` : listOf(picture, 'jpg')
        }
        sizes={sizes}
        alt={picture.alt}
        {...(picture.alt && languageProps(picture.languageOf?.alt))}
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
    .map((width) => `${copyPath(fileName, { width, format })} ${width}w`)
    .join(', ')
}
