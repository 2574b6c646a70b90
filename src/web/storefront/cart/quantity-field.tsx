import { useState } from 'react'
import { maxLineQuantity } from '#domain/orders/order.ts'
import { cartMessages as cart } from '#page-messages/cart.ts'
import { Icon } from '#web/ui/icon.tsx'

/** The quantities that the field suggests: the maximum quantity that it takes is `maxLineQuantity`. */
const suggestedQuantities = { min: 1, max: 10 }

interface QuantityFieldProps {
  readonly name: string
  readonly quantity: number
  /** Whether no more pieces are available. A higher number can still be typed; the cart then shows an issue. */
  readonly isMost: boolean
  readonly onChange: (quantity: number) => void
}

/** The quantity of a line. Typed text is applied once it is a valid quantity. */
export function QuantityField({ name, quantity, isMost, onChange }: QuantityFieldProps) {
  const [typed, setTyped] = useState<string>()

  const read = (text: string) => {
    setTyped(text)
    const pieces = Number(text)
    if (Number.isInteger(pieces) && pieces >= 1) onChange(Math.min(pieces, maxLineQuantity))
  }
  const step = (by: number) => {
    setTyped(undefined)
    onChange(quantity + by)
  }
  return (
    <div className="inline-flex items-center rounded-full border border-ink/25 bg-white">
      <StepButton label={cart.fewer(name)} icon="minus" isDisabled={quantity <= 1} onPress={() => step(-1)} />
      <input
        type="number"
        inputMode="numeric"
        {...suggestedQuantities}
        aria-label={cart.quantity(name)}
        value={typed ?? quantity}
        onChange={(event) => read(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.target.select()}
        className="h-11 w-8 sm:w-12 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none bg-transparent text-center font-semibold tabular-nums"
      />
      <StepButton
        label={cart.more(name)}
        icon="plus"
        isDisabled={isMost || quantity >= maxLineQuantity}
        onPress={() => step(1)}
      />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  readonly isDisabled: boolean
  readonly onPress: () => void
}

/** A disabled button can still be focused, so that pressing it to the limit does not lose the focus. */
function StepButton({ label, icon, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onPress}
      className="icon-button text-door hover:bg-sand inactive:cursor-not-allowed inactive:text-ink-soft/50 inactive:hover:bg-transparent"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  )
}
