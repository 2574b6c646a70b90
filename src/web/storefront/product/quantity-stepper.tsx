import { useId, useState } from 'react'
import { mostPieces } from '#domain/orders/order.ts'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderable } from '../cart/cart.ts'

interface QuantityStepperProps {
  readonly quantity: number
  readonly onChange: (quantity: number) => void
  /** What is to be said of this quantity. */
  readonly remark: string | undefined
}

export function QuantityStepper({ quantity, onChange, remark }: QuantityStepperProps) {
  const words = useMessages(productMessages)
  // While typing, the field may be empty or hold what is no quantity yet.
  const [typed, setTyped] = useState<string>()
  const id = useId()

  const type = (text: string) => {
    setTyped(text)
    if (Number(text) >= 1) onChange(orderable(Math.floor(Number(text))))
  }

  const step = (by: number) => {
    setTyped(undefined)
    onChange(orderable(quantity + by))
  }

  return (
    <div>
      <label htmlFor={id} className="mb-2 block font-semibold text-sm">
        {words.quantity}
      </label>
      <div className="inline-flex rounded-full border border-ink/25 bg-white">
        <StepButton icon="minus" label={words.fewer} isOff={quantity <= 1} onClick={() => step(-1)} />
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={1}
          max={mostPieces}
          value={typed ?? quantity}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(undefined)}
          aria-describedby={remark ? `${id}-remark` : undefined}
          className="w-12 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
        />
        <StepButton icon="plus" label={words.more} isOff={quantity >= mostPieces} onClick={() => step(1)} />
      </div>
      <p id={`${id}-remark`} role="status" className={`text-ink-soft text-sm ${remark ? 'mt-2' : ''}`}>
        {remark}
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
      onClick={() => !isOff && onClick()}
      className="grid size-11 place-items-center rounded-full hover:bg-sand aria-disabled:text-ink-soft/50 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
