import { useEffect, useRef } from 'react'
import { cartMessages as cart } from '#page-messages/cart.ts'

interface RemovedNoticeProps {
  readonly name: string
  readonly onUndo: () => void
  readonly className?: string
}

/** Shown in place of a removed list item. Takes the focus, which the removed item had. */
export function RemovedNotice({ name, onUndo, className = '' }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <li className={`flex flex-wrap items-center gap-x-3 py-2 text-ink-soft ${className}`}>
      <span role="status">{cart.removed(name)}</span>
      <button
        type="button"
        ref={undo}
        onClick={onUndo}
        className="min-h-11 px-2 font-semibold text-door underline underline-offset-4"
      >
        {cart.undo}
      </button>
    </li>
  )
}
