import { useState } from 'react'
import { mostPieces } from '#domain/orders/order.ts'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'

const suggested = { min: 1, max: 10 }

interface QuantityFieldProps {
  readonly name: string
  readonly quantity: number
  readonly onChange: (quantity: number) => void
}

/** How many pieces. What is being typed counts once it is a number of pieces; until then the line stays as it is. */
export function QuantityField({ name, quantity, onChange }: QuantityFieldProps) {
  const cart = useMessages(cartMessages)
  const [typed, setTyped] = useState<string>()

  const read = (text: string) => {
    setTyped(text)
    const pieces = Number(text)
    if (Number.isInteger(pieces) && pieces >= 1) onChange(Math.min(pieces, mostPieces))
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
        {...suggested}
        aria-label={cart.quantity(name)}
        value={typed ?? quantity}
        onChange={(event) => read(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onFocus={(event) => event.target.select()}
        className="h-11 w-8 sm:w-12 [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none bg-transparent text-center font-semibold tabular-nums"
      />
      <StepButton label={cart.more(name)} icon="plus" isDisabled={quantity >= mostPieces} onPress={() => step(1)} />
    </div>
  )
}

interface StepButtonProps {
  readonly label: string
  readonly icon: 'minus' | 'plus'
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function StepButton({ label, icon, isDisabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-door hover:bg-sand disabled:cursor-not-allowed disabled:text-ink-soft/50 disabled:hover:bg-transparent"
    >
      <Icon name={icon} className="size-4.5" />
    </button>
  )
}
