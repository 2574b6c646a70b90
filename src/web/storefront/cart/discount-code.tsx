import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { discountCodeMessages as messages } from '#page-messages/discount-code.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import { storedDraft } from '#web/storefront/checkout/draft-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import type { Cart } from './cart.ts'
import type { CartCheckResult } from './cart-check-result.ts'
import { cityField, codeField, linesField, linesToForm } from './cart-fields.ts'
import { codeRefusalText } from './code-refusal-text.ts'
import { DiscountCodeDetails } from './discount-code-details.tsx'
import { storedQuote } from './quote-storage.ts'

/** Applies a discount code to the cart: the server says what it takes off. Collapsed, since few customers have one. */
export function DiscountCode({ cart }: { cart: Cart }) {
  const { submit, state, data: response } = useFetcher<CartCheckResult>()
  const quote = storedQuote.use()
  const [typed, setTyped] = useState('')
  const isAsking = state !== 'idle'
  const hasCode = quote?.code !== undefined
  const place = useRef<HTMLDivElement>(null)
  const isAnswered = useRef(false)

  useEffect(() => {
    if (response?.outcome !== 'checked' || response.quote.codeRefusal) return
    isAnswered.current = true
    storedQuote.change(() => response.quote)
    setTyped('')
  }, [response])
  useFocusOnRefusal(place, response)

  // What was pressed is gone with the answer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the code is applied or removed
  useEffect(() => {
    if (isAnswered.current) place.current?.querySelector<HTMLElement>('button, summary')?.focus({ preventScroll: true })
    isAnswered.current = false
  }, [hasCode])

  const ask = (code: string) => {
    if (isAsking) return
    const city = storedQuote.get()?.city ?? storedDraft.get()[cityField]
    void submit(
      { [linesField]: linesToForm(cart), [cityField]: city, [codeField]: code },
      { method: 'post', action: cartPath(), defaultShouldRevalidate: false },
    )
  }

  return (
    <div ref={place}>
      <LiveRegion className="text-sm not-empty:mt-3">
        {quote?.code === undefined ? (
          response?.outcome === 'checked' && !response.quote.codeRefusal && messages.removed
        ) : quote.codeRefusal ? (
          <p className="font-medium text-clay-deep">{codeRefusalText(quote.codeRefusal)}</p>
        ) : (
          <p className="flex gap-2 text-olive">
            <Icon name="check" className="mt-0.5 size-4.5 shrink-0" />
            {messages.applied(quote.code)}
          </p>
        )}
      </LiveRegion>
      {hasCode ? (
        <AppliedCode code={quote.code} onRemove={() => ask('')} />
      ) : (
        <DiscountCodeDetails isOpen={false}>
          <TextField
            label={messages.field}
            name={codeField}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              // Enter would send the order.
              if (event.key !== 'Enter') return
              event.preventDefault()
              if (typed.trim()) ask(typed)
            }}
            error={state === 'submitting' ? undefined : errorIn(response)}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            dir="auto"
            className="min-w-0 flex-1"
          />
          <Button variant="outline" disabled={typed.trim() === ''} onClick={() => ask(typed)} className="mt-7 px-4">
            {messages.apply}
          </Button>
        </DiscountCodeDetails>
      )}
    </div>
  )
}

function AppliedCode({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <>
      <input type="hidden" name={codeField} value={code} />
      <button
        type="button"
        onClick={onRemove}
        className="min-h-11 font-semibold text-door text-sm underline-offset-4 hover:underline"
      >
        {messages.remove}
      </button>
    </>
  )
}

function errorIn(response: CartCheckResult | undefined): string | undefined {
  if (response === undefined) return undefined
  if (response.outcome !== 'checked') return messages.unreachable
  return response.quote.codeRefusal && codeRefusalText(response.quote.codeRefusal)
}
