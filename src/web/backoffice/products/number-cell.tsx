import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { CellAnswer } from './cell-action.ts'

interface NumberCellProps {
  readonly label: string
  readonly value: string
  readonly inputMode: 'numeric' | 'decimal'
  /** What goes with the number: what it is of, and what was seen. */
  readonly fields: Readonly<Record<string, string | number>>
}

/** A number of a list, changed where it stands: Enter or leaving the field saves it, Escape takes it back. */
export function NumberCell({ label, value, inputMode, fields }: NumberCellProps) {
  const { products } = useOfficeMessages()
  const fetcher = useFetcher<CellAnswer>()
  const input = useRef<HTMLInputElement>(null)
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined

  // What is shown follows the shop, unless somebody is typing here or has typed what was not taken.
  const isRefused = answer !== undefined && answer.outcome !== 'saved'
  useEffect(() => {
    if (input.current && !isRefused && document.activeElement !== input.current) input.current.value = value
  }, [value, isRefused])

  const save = () => {
    if (!input.current || input.current.value.trim() === value) return
    fetcher.submit(input.current.form)
  }
  return (
    <fetcher.Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input
        ref={input}
        name="value"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        inputMode={inputMode}
        autoComplete="off"
        defaultValue={value}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={save}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.value = value
        }}
        className="min-h-11 w-22 rounded-lg border border-ink/25 bg-white px-2 text-end tabular-nums aria-invalid:border-clay aria-invalid:bg-clay/5"
      />
      <p aria-live="polite" className="max-w-48 text-xs">
        {fetcher.state !== 'idle' && <span className="text-ink-soft">{products.cell.saving}</span>}
        {answer?.outcome === 'saved' && <span className="text-olive">{products.cell.saved}</span>}
        {answer?.outcome === 'moved' && <span className="text-clay">{products.cell.moved(answer.now)}</span>}
        {(answer?.outcome === 'notANumber' || answer?.outcome === 'belowPromotion') && (
          <span className="text-clay">{products.cell[answer.outcome]}</span>
        )}
      </p>
    </fetcher.Form>
  )
}
