import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { Millimes } from '#domain/money.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { surePriceMessages } from '#page-messages/backoffice/sure-price.ts'
import { formatPrice } from '#web/text/format.ts'
import type { CellResult } from './save-cell.ts'

interface NumberCellProps {
  readonly label: string
  readonly value: string
  readonly inputMode: 'numeric' | 'decimal'
  /** What goes with the number: what it is of, and what was seen. */
  readonly fields: Readonly<Record<string, string | number>>
}

/** A number edited in place: Enter and blur save it, Escape restores it. A doubtful price is asked about first. */
export function NumberCell({ label, value, inputMode, fields }: NumberCellProps) {
  const fetcher = useFetcher<CellResult>()
  const input = useRef<HTMLInputElement>(null)
  const result = fetcher.state === 'idle' ? fetcher.data : undefined
  const asked = result?.outcome === 'asked' ? result : undefined

  // What is shown follows the shop, unless somebody is typing here or has typed what was not taken.
  const isRefused = result !== undefined && result.outcome !== 'saved'
  const followed = useRef(value)
  useEffect(() => {
    if (!input.current || isRefused || document.activeElement === input.current || followed.current === value) return
    followed.current = value
    input.current.value = value
  }, [value, isRefused])

  const save = () => {
    const typed = input.current?.value
    // Leaving the field for the button that answers must not ask again.
    if (typed === undefined || typed.trim() === value || typed === asked?.typed) return
    fetcher.submit(input.current?.form ?? null)
  }
  const confirm = (sure: Millimes) => {
    if (!input.current?.form) return
    const form = new FormData(input.current.form)
    form.set('sure', String(sure))
    fetcher.submit(form, { method: 'post' })
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
        // What was typed and left before the script arrived comes in now.
        onChange={({ target }) => target !== document.activeElement && save()}
        onKeyDown={(event) => {
          if (event.key === 'Escape') event.currentTarget.value = value
        }}
        className="min-h-11 w-22 rounded-lg border border-ink/25 bg-white px-2 text-end tabular-nums aria-invalid:border-clay aria-invalid:bg-clay/5"
      />
      <p aria-live="polite" className="max-w-48 text-xs">
        {fetcher.state !== 'idle' && <span className="text-ink-soft">{productsMessages.cell.saving}</span>}
        {result?.outcome === 'saved' && <span className="text-olive">{productsMessages.cell.saved}</span>}
        {result?.outcome === 'moved' && <span className="text-clay">{productsMessages.cell.moved(result.now)}</span>}
        {asked && (
          <>
            <span className="text-clay">{fieldErrorsMessages[asked.doubt]}</span>
            <button
              type="button"
              className="block min-h-11 text-start font-semibold text-door underline"
              onClick={() => confirm(asked.sure)}
            >
              {surePriceMessages.sure(formatPrice(asked.sure))}
            </button>
          </>
        )}
        {(result?.outcome === 'made-to-order' || result?.outcome === 'one-of-a-kind') && (
          <span className="text-clay">{productsMessages.stock[result.outcome]()}</span>
        )}
        {(result?.outcome === 'notANumber' || result?.outcome === 'belowPromotion') && (
          <span className="text-clay">{productsMessages.cell[result.outcome]}</span>
        )}
      </p>
    </fetcher.Form>
  )
}
