import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { pictureZoomMessages as messages } from '#page-messages/picture-zoom.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { middle, type Point, pointIn } from './enlarged-picture.ts'

interface LargePictureProps {
  readonly picture: Picture
  readonly isZoomed: boolean
  /** The visible point when it is zoomed from the start. */
  readonly point: Point | undefined
  readonly onToggle: () => void
}

/** One picture, whole or zoomed to more than twice its size; zoomed, it pans with the mouse or by dragging. */
export function LargePicture({ picture, isZoomed, point = middle, onToggle }: LargePictureProps) {
  const slide = useRef<HTMLLIElement>(null)
  const pointed = useRef(point)

  useEffect(() => {
    if (!isZoomed) return
    const point = pointed.current
    pointed.current = middle
    const element = slide.current
    const button = element?.firstElementChild
    if (!element || !button) return
    // It cannot scroll until the dialog is open and the zoomed size is laid out.
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight <= element.clientHeight) return
      lookAt(element, point)
      observer.disconnect()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [isZoomed])

  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    // A key press is a click without a point and zooms into the middle.
    if (event.detail > 0 && !isZoomed) pointed.current = pointIn(event, slide.current)
    onToggle()
  }

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (isZoomed && event.pointerType === 'mouse') lookAt(slide.current, pointIn(event, slide.current))
  }

  return (
    <li
      ref={slide}
      dir="ltr"
      onPointerMove={follow}
      className={`flex size-full shrink-0 snap-start ${isZoomed ? 'overflow-auto overscroll-contain [scrollbar-width:none]' : 'overflow-hidden'}`}
    >
      <button
        type="button"
        onClick={zoomAt}
        className={
          isZoomed
            ? 'm-auto h-[160%] shrink-0 cursor-zoom-out lg:h-[180%]'
            : 'flex size-full cursor-zoom-in items-center justify-center -outline-offset-4'
        }
      >
        <ResponsivePicture
          picture={picture}
          sizes={isZoomed ? '250vw' : '100vw'}
          className={isZoomed ? 'h-full w-auto max-w-none' : 'h-auto max-h-full w-auto max-w-full'}
        />
        <span className="sr-only">{isZoomed ? messages.zoomOut : messages.zoomIn}</span>
      </button>
    </li>
  )
}

function lookAt(slide: HTMLElement | null, { across, down }: Point): void {
  slide?.scrollTo({
    left: across * (slide.scrollWidth - slide.clientWidth),
    top: down * (slide.scrollHeight - slide.clientHeight),
  })
}
