import { useEffect, useRef } from 'react'
import type { Locale } from '#domain/locale.ts'
import { cartMessages as cart } from '#page-messages/cart.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'

interface RemovedNoticeProps {
  readonly name: string
  /** The language of the name, when it is not that of the page. */
  readonly language: Locale | undefined
  readonly onUndo: () => void
  readonly className?: string
}

/** Shown in place of a removed list item. Takes the focus, which the removed item had. */
export function RemovedNotice({ name, language, onUndo, className = '' }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  return (
    <li className={`flex flex-wrap items-center gap-x-3 py-2 text-ink-soft ${className}`}>
      <span role="status">
        <SentenceWith sentence={cart.removed} parts={[<LocalText key="name" text={name} language={language} />]} />
      </span>
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
