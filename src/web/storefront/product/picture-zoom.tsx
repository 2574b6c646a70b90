import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Picture } from '#domain/catalog/pictures/picture.ts'
import { commonMessages as common } from '#page-messages/common.ts'
import { pictureZoomMessages as messages } from '#page-messages/picture-zoom.ts'
import { productMessages as product } from '#page-messages/product.ts'
import { arrowStep } from '#web/ui/arrow-step.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import type { EnlargedPicture } from './enlarged-picture.ts'
import { LargePicture } from './large-picture.tsx'
import { useSnapRow } from './use-snap-row.ts'

interface PictureZoomProps {
  readonly name: string
  readonly pictures: readonly Picture[]
  /** The picture to begin with, zoomed at a point when the visitor clicked one; undefined while closed. */
  readonly enlarged: EnlargedPicture | undefined
  /** Called with the position of the picture that was shown last. */
  readonly onClose: (position: number) => void
}

/** The pictures in full screen, moved by swiping or arrow keys, and zoomed at a click. */
export function PictureZoom({ name, pictures, enlarged, onClose }: PictureZoomProps) {
  const { row, shown, show, onScroll } = useSnapRow()
  const [zoomed, setZoomed] = useState<number>()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = enlarged !== undefined
  const isZoomed = zoomed === shown

  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` reads nothing but the row
  useEffect(() => {
    if (enlarged === undefined) return
    dialog.current?.showModal()
    show(enlarged.position, 'instant')
    if (enlarged.point) setZoomed(enlarged.position)
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = ''
    }
  }, [enlarged])

  const close = () => {
    // Opened again before the browser said that it was closed.
    if (dialog.current?.open) return
    setZoomed(undefined)
    onClose(shown)
  }

  const move = (step: number) => {
    setZoomed(undefined)
    show(shown + step)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = arrowStep(event)
    if (!step) return
    event.preventDefault()
    move(step)
  }

  return (
    <dialog
      ref={dialog}
      aria-label={messages.enlarged(name)}
      onClose={close}
      onKeyDown={onKeyDown}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-limestone text-ink open:animate-rise"
    >
      {isOpen && (
        <div className="flex size-full flex-col">
          <div className="flex items-center justify-between px-3 py-2">
            <ZoomControl
              icon={isZoomed ? 'zoomOut' : 'zoom'}
              label={isZoomed ? messages.zoomOut : messages.zoomIn}
              onClick={() => setZoomed(isZoomed ? undefined : shown)}
            />
            <ZoomControl icon="close" label={common.close} onClick={() => dialog.current?.close()} />
          </div>
          <ul
            ref={row}
            onScroll={onScroll}
            className={`relative flex min-h-0 flex-1 snap-x snap-mandatory scroll-smooth [scrollbar-width:none] ${isZoomed ? 'overflow-hidden' : 'overflow-x-auto'}`}
          >
            {pictures.map((picture, position) => (
              <LargePicture
                key={picture.fileName}
                picture={picture}
                isZoomed={zoomed === position}
                point={enlarged.position === position ? enlarged.point : undefined}
                onToggle={() => setZoomed(zoomed === position ? undefined : position)}
              />
            ))}
          </ul>
          {pictures.length > 1 && (
            <div className="flex items-center justify-center gap-4 px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
              <ZoomControl icon="back" label={messages.previousPicture} isOff={shown === 0} onClick={() => move(-1)} />
              <p aria-live="polite" className="min-w-14 text-center tabular-nums">
                <span className="sr-only">{product.pictureOf(shown + 1, pictures.length)}</span>
                <span aria-hidden="true">{product.position(shown + 1, pictures.length)}</span>
              </p>
              <ZoomControl
                icon="forward"
                label={messages.nextPicture}
                isOff={shown === pictures.length - 1}
                onClick={() => move(1)}
              />
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}

interface ZoomControlProps {
  readonly icon: IconName
  readonly label: string
  readonly isOff?: boolean
  readonly onClick: () => void
}

/** A round button of the enlarged pictures. Disabled by `aria-disabled`, so that it keeps the focus. */
function ZoomControl({ icon, label, isOff = false, onClick }: ZoomControlProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
      className="icon-button hover:bg-sand inactive:opacity-40"
    >
      <Icon name={icon} className="size-6" />
    </button>
  )
}
