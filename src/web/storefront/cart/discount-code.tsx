import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { discountCodeMessages as messages } from '#page-messages/discount-code.ts'
import { useFocusOnRefusal } from '#web/forms/use-focus-on-refusal.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import { storedDraft } from '#web/storefront/checkout/draft-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
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

  useEffect(() => {
    if (response?.outcome !== 'checked' || response.quote.codeRefusal) return
    storedQuote.change(() => response.quote)
    setTyped('')
  }, [response])

  const details = useRef<HTMLDivElement>(null)
  useFocusOnRefusal(details, response)
  const ask = (code: string) => {
    const city = storedQuote.get()?.city ?? storedDraft.get()[cityField]
    void submit(
      { [linesField]: linesToForm(cart), [cityField]: city, [codeField]: code },
      { method: 'post', action: cartPath(), defaultShouldRevalidate: false },
    )
  }

  if (quote?.code !== undefined) {
    return (
      <div className="mt-3 text-sm">
        <input type="hidden" name={codeField} value={quote.code} />
        <p role="status" className={quote.codeRefusal ? 'font-medium text-clay-deep' : 'flex gap-2 text-olive'}>
          {quote.codeRefusal ? (
            codeRefusalText(quote.codeRefusal)
          ) : (
            <>
              <Icon name="check" className="mt-0.5 size-4.5 shrink-0" />
              {messages.applied(quote.code)}
            </>
          )}
        </p>
        <button
          type="button"
          disabled={isAsking}
          onClick={() => ask('')}
          className="min-h-11 font-semibold text-door underline-offset-4 hover:underline"
        >
          {messages.remove}
        </button>
      </div>
    )
  }
  return (
    <div ref={details}>
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
          error={isAsking ? undefined : errorIn(response)}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="auto"
          className="min-w-0 flex-1"
        />
        <Button
          variant="outline"
          disabled={isAsking || typed.trim() === ''}
          onClick={() => ask(typed)}
          className="mt-7 px-4"
        >
          {messages.apply}
        </Button>
      </DiscountCodeDetails>
    </div>
  )
}

function errorIn(response: CartCheckResult | undefined): string | undefined {
  if (response === undefined) return undefined
  if (response.outcome !== 'checked') return messages.unreachable
  return response.quote.codeRefusal && codeRefusalText(response.quote.codeRefusal)
}
