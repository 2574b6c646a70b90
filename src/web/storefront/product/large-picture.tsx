import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import type { Picture } from '#domain/catalog/picture.ts'
import { productMessages } from '#messages/product.ts'
import { ShopPicture } from '../../goods/picture.tsx'
import { useMessages } from '../../text/messages.ts'
import { middle, type Place, placeOf } from './enlarged.ts'

interface LargePictureProps {
  readonly picture: Picture
  readonly isZoomed: boolean
  /** Where it is looked at when it is shown zoomed from the start. */
  readonly place: Place | undefined
  readonly onToggle: () => void
}

/** One picture, whole or more than twice as large; then a mouse moves it by pointing and a finger by dragging. */
export function LargePicture({ picture, isZoomed, place = middle, onToggle }: LargePictureProps) {
  const words = useMessages(productMessages)
  const slide = useRef<HTMLLIElement>(null)
  const pointed = useRef(place)

  useEffect(() => {
    if (!isZoomed) return
    const place = pointed.current
    pointed.current = middle
    const element = slide.current
    const button = element?.firstElementChild
    if (!element || !button) return
    // There is nothing to scroll until the dialog is open and its new size has been taken.
    const observer = new ResizeObserver(() => {
      if (element.scrollHeight <= element.clientHeight) return
      lookAt(element, place)
      observer.disconnect()
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [isZoomed])

  const zoomAt = (event: MouseEvent<HTMLElement>) => {
    // A key press is a click at no place: then the middle it is.
    if (event.detail > 0 && !isZoomed) pointed.current = placeOf(event, slide.current)
    onToggle()
  }

  const follow = (event: PointerEvent<HTMLElement>) => {
    if (isZoomed && event.pointerType === 'mouse') lookAt(slide.current, placeOf(event, slide.current))
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
        <ShopPicture
          picture={picture}
          sizes={isZoomed ? '250vw' : '100vw'}
          className={isZoomed ? 'h-full w-auto max-w-none' : 'h-auto max-h-full w-auto max-w-full'}
        />
        <span className="sr-only">{isZoomed ? words.zoomOut : words.zoomIn}</span>
      </button>
    </li>
  )
}

function lookAt(slide: HTMLElement | null, { across, down }: Place): void {
  slide?.scrollTo({
    left: across * (slide.scrollWidth - slide.clientWidth),
    top: down * (slide.scrollHeight - slide.clientHeight),
  })
}
