import { useId, useState } from 'react'
import { productMessages as messages } from '#page-messages/product.ts'
import { clampQuantity } from '#web/storefront/cart/cart.ts'
import { Icon } from '#web/ui/icon.tsx'

interface QuantityStepperProps {
  readonly quantity: number
  /** Highest quantity that can be chosen. */
  readonly maxQuantity: number
  /** Also called with more than `maxQuantity`, so that the page says why there are no more. */
  readonly onChange: (quantity: number) => void
  /** Says why there are no more pieces. */
  readonly message: string | undefined
}

export function QuantityStepper({ quantity, maxQuantity, onChange, message }: QuantityStepperProps) {
  // While typing, the field may be empty or hold an invalid quantity.
  const [typed, setTyped] = useState<string>()
  // The maximum may become known after the quantity was typed.
  const isShownAsTyped = typed !== undefined && !(Number(typed) > maxQuantity)
  const id = useId()

  const type = (text: string) => {
    setTyped(text)
    if (Number(text) >= 1) onChange(clampQuantity(Math.floor(Number(text))))
  }

  const step = (by: number) => {
    setTyped(undefined)
    if (quantity + by >= 1) onChange(quantity + by)
  }

  return (
    // The message is beside the field, so that it does not shift the layout when it appears.
    <div className="flex items-end gap-4">
      <div className="shrink-0">
        <label htmlFor={id} className="mb-2 block font-semibold text-sm">
          {messages.quantity}
        </label>
        <div className="inline-flex rounded-full border border-ink/25 bg-white">
          <StepButton icon="minus" label={messages.fewer} isOff={quantity <= 1} onClick={() => step(-1)} />
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={1}
            max={Math.max(1, maxQuantity)}
            name="quantity"
            value={isShownAsTyped ? typed : quantity}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            aria-describedby={message ? `${id}-message` : undefined}
            className="min-h-11 w-12 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
          />
          <StepButton icon="plus" label={messages.more} isOff={quantity >= maxQuantity} onClick={() => step(1)} />
        </div>
      </div>
      <p id={`${id}-message`} role="status" className="min-w-0 flex-1 self-center text-ink-soft text-sm leading-snug">
        {message}
      </p>
    </div>
  )
}

interface StepButtonProps {
  readonly icon: 'minus' | 'plus'
  readonly label: string
  readonly isOff: boolean
  readonly onClick: () => void
}

function StepButton({ icon, label, isOff, onClick }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
      className="icon-button hover:bg-sand noscript:hidden inactive:text-ink-soft/50 inactive:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
