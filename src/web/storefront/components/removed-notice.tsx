import { useEffect, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
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

/**
 * Shown in place of a removed list item. Takes the focus, which the removed item had, and is read with its button; the
 * restored item gets it back.
 */
export function RemovedNotice({ name, language, onUndo, className = '' }: RemovedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const item = useRef<HTMLLIElement>(null)
  const id = useId()
  useEffect(() => undo.current?.focus({ preventScroll: true }), [])
  const restore = () => {
    const list = item.current?.parentElement
    const position = [...(list?.children ?? [])].indexOf(item.current as HTMLLIElement)
    flushSync(onUndo)
    // The button that removes it.
    list?.children[position]?.querySelector<HTMLElement>('button[title]')?.focus({ preventScroll: true })
  }
  return (
    <li ref={item} className={`flex flex-wrap items-center gap-x-3 py-2 text-ink-soft ${className}`}>
      <span id={id}>
        <SentenceWith sentence={cart.removed} parts={[<LocalText key="name" text={name} language={language} />]} />
      </span>
      <button
        type="button"
        ref={undo}
        aria-describedby={id}
        onClick={restore}
        className="min-h-11 px-2 font-semibold text-door underline underline-offset-4"
      >
        {cart.undo}
      </button>
    </li>
  )
}
