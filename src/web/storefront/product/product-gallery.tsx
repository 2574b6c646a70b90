import { type MouseEvent, type RefObject, useEffect, useState } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { productMessages as messages } from '#page-messages/product.ts'
import { picturePath } from '#web/paths/picture-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { lazyModule, useLazyModule } from '#web/ui/lazy-module.ts'
import { type EnlargedPicture, pointIn } from './enlarged-picture.ts'
import { useSnapRow } from './use-snap-row.ts'

const zoom = lazyModule(() => import('./picture-zoom.tsx'))

interface ProductGalleryProps {
  readonly name: string
  readonly pictures: readonly Picture[]
  /** All pictures, those of other colors too, for visitors without script, who cannot choose a color. */
  readonly all: readonly Picture[]
}

/** The pictures of a product: a row to swipe, thumbnails to jump to one, and each opens enlarged. */
export function ProductGallery({ name, pictures, all }: ProductGalleryProps) {
  const { row, shown, show, onScroll } = useSnapRow()
  const [enlarged, setEnlarged] = useState<EnlargedPicture>()
  const shownPixels = useShownPixels(row)
  const code = useLazyModule(zoom)

  // Another color begins with its own main picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing but the row
  useEffect(() => show(0, 'instant'), [pictures[0]?.fileName])

  const enlarge = (event: MouseEvent<HTMLAnchorElement>, position: number) => {
    event.preventDefault()
    const link = event.currentTarget
    link.focus({ preventScroll: true })
    setEnlarged({ position, ...(event.detail > 0 && { point: pointIn(event, link) }) })
    // When the code cannot be loaded, the link opens the picture alone, which may be in the browser's cache.
    zoom.load().catch(() => location.assign(link.href))
  }

  const closeAt = (position: number) => {
    setEnlarged(undefined)
    show(position, 'instant')
    row.current?.children[position]?.querySelector('a')?.focus({ preventScroll: true })
  }

  return (
    <section
      aria-label={messages.pictures(name)}
      className="max-md:-mx-5 max-md:min-h-48 max-md:max-h-[106vw] max-md:flex max-md:flex-1 max-md:flex-col md:sticky md:top-22 md:row-span-2 md:min-w-0 lg:flex lg:flex-row-reverse lg:gap-4 print:max-w-xs"
    >
      <div className="relative min-w-0 flex-1">
        <ul
          ref={row}
          onScroll={onScroll}
          className="flex snap-x snap-mandatory gap-2.5 overflow-x-auto scroll-smooth px-5 [scrollbar-width:none] max-md:absolute max-md:inset-0 md:relative md:aspect-4/5 md:gap-0 md:rounded-card md:bg-sand md:px-0"
        >
          {pictures.map((picture, position) => (
            <li
              key={picture.fileName}
              id={`picture-${position + 1}`}
              className="relative shrink-0 snap-center max-md:aspect-4/5 max-md:h-full max-md:overflow-hidden max-md:rounded-card max-md:first:ms-auto max-md:last:me-auto md:size-full"
            >
              <a
                {...(picture.width > shownPixels && {
                  href: picturePath(picture.fileName),
                  'aria-haspopup': 'dialog' as const,
                  onClick: (event: MouseEvent<HTMLAnchorElement>) => enlarge(event, position),
                })}
                className="block size-full -outline-offset-4 [&[href]]:cursor-zoom-in"
              >
                <ResponsivePicture
                  picture={picture}
                  isFirst={position === 0}
                  sizes="(min-width: 80rem) 38rem, (min-width: 64rem) calc(91vw - 34rem), (min-width: 48rem) 46vw, 85vw"
                  className="size-full object-cover"
                />
                {picture.width > shownPixels && <span className="sr-only">{messages.enlarge}</span>}
              </a>
              <p
                aria-hidden="true"
                className="pointer-events-none absolute end-2 top-2.5 flex items-center gap-2 rounded-full bg-limestone/90 px-3 py-1.5 font-medium text-sm tabular-nums md:end-4 md:top-auto md:bottom-4 noscript:hidden print:hidden"
              >
                {picture.width > shownPixels && <Icon name="zoom" className="size-4.5" />}
                {messages.position(position + 1, pictures.length)}
              </p>
            </li>
          ))}
        </ul>
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={show} />}
      <noscript className="flex flex-wrap gap-2.5 px-5 pt-3 md:px-0 lg:flex-col lg:pt-0">
        {import.meta.env.SSR && <FurtherPictures pictures={all.filter((picture) => !pictures.includes(picture))} />}
      </noscript>
      {code && <code.PictureZoom name={name} pictures={pictures} enlarged={enlarged} onClose={closeAt} />}
    </section>
  )
}

/**
 * Returns the displayed width of a picture in device pixels: a file that is not wider has nothing to enlarge. Zero
 * until it is measured.
 */
function useShownPixels(row: RefObject<HTMLElement | null>): number {
  const [pixels, setPixels] = useState(0)
  useEffect(() => {
    const [picture] = row.current?.children ?? []
    if (!picture) return
    const observer = new ResizeObserver(() => setPixels(picture.clientWidth * devicePixelRatio))
    observer.observe(picture)
    return () => observer.disconnect()
  }, [row])
  return pixels
}

/** Browsers with script never show these, so their code is not part of the browser's bundle. */
function FurtherPictures({ pictures }: { pictures: readonly Picture[] }) {
  return pictures.map((picture) => (
    <a key={picture.fileName} href={picturePath(picture.fileName)} className="block w-11 md:w-18">
      <ResponsivePicture picture={picture} sizes="4.5rem" className="aspect-4/5 w-full rounded-md object-cover" />
    </a>
  ))
}

interface ThumbnailsProps {
  readonly pictures: readonly Picture[]
  readonly shown: number
  readonly onChoose: (position: number) => void
}

function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps) {
  return (
    <ul className="mt-3 flex gap-2.5 max-md:hidden lg:mt-0 lg:w-18 lg:flex-col print:hidden">
      {pictures.map((picture, position) => (
        <li key={picture.fileName}>
          <a
            href={`#picture-${position + 1}`}
            aria-label={messages.pictureOf(position + 1, pictures.length)}
            aria-current={position === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(position)
            }}
            className="block w-15 overflow-hidden rounded-lg border-2 border-transparent p-0.5 aria-[current=true]:border-door lg:w-18"
          >
            <ResponsivePicture
              picture={{ ...picture, alt: '' }}
              sizes="4.5rem"
              className="aspect-4/5 w-full rounded-md object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
