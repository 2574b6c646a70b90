import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal dialog. The browser keeps the focus inside and closes it on Escape. */
export function Dialog({ isOpen, title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const isClicked = useRef(false)

  useEffect(() => {
    isClicked.current = false
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape does the same for the keyboard
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      // Selecting text and releasing outside does not close the dialog.
      onPointerDown={({ target, currentTarget }) => {
        isPressedOutside.current = target === currentTarget
      }}
      // The second click of a double click on the opening button must not reach the dialog.
      onClickCapture={(event) => {
        if (event.detail > 1 && !isClicked.current) {
          event.preventDefault()
          event.stopPropagation()
        } else isClicked.current = true
      }}
      onClick={({ target, currentTarget }) => isPressedOutside.current && target === currentTarget && onClose()}
      className="m-auto max-h-[92dvh] w-[min(100%-1.5rem,34rem)] overflow-y-auto overscroll-contain rounded-2xl bg-limestone p-0 text-ink shadow-float backdrop:bg-ink/50 open:animate-rise"
    >
      <div className="p-6 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 className="text-2xl">{title}</h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="icon-button -me-2 -mt-2 hover:bg-sand"
          >
            <Icon name="close" />
          </button>
        </div>
        {isOpen && children}
      </div>
    </dialog>
  )
}
