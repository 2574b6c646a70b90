import { useId, useState } from 'react'
import { productMessages } from '#messages/product.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { orderable } from '../cart/cart.ts'

interface QuantityStepperProps {
  readonly quantity: number
  /** How many pieces there are to choose at most. */
  readonly most: number
  /** Is told of one more than that, too: then there is something to be said. */
  readonly onChange: (quantity: number) => void
  /** What is to be said of this quantity. */
  readonly remark: string | undefined
}

export function QuantityStepper({ quantity, most, onChange, remark }: QuantityStepperProps) {
  const words = useMessages(productMessages)
  // While typing, the field may be empty or hold what is no quantity yet.
  const [typed, setTyped] = useState<string>()
  const id = useId()

  const type = (text: string) => {
    setTyped(Number(text) > most ? undefined : text)
    if (Number(text) >= 1) onChange(orderable(Math.floor(Number(text))))
  }

  const step = (by: number) => {
    setTyped(undefined)
    if (quantity + by >= 1) onChange(quantity + by)
  }

  return (
    // What is said stands beside the field, so that nothing below moves when it comes.
    <div className="flex items-end gap-4">
      <div className="shrink-0">
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
            max={Math.max(1, most)}
            name="quantity"
            value={typed ?? quantity}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
            aria-describedby={remark ? `${id}-remark` : undefined}
            className="w-12 bg-transparent text-center font-semibold tabular-nums [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none [&::-webkit-outer-spin-button]:appearance-none"
          />
          <StepButton icon="plus" label={words.more} isOff={quantity >= most} onClick={() => step(1)} />
        </div>
      </div>
      <p id={`${id}-remark`} role="status" className="min-w-0 flex-1 self-center text-ink-soft text-sm leading-snug">
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
      onClick={onClick}
      className="grid size-11 place-items-center rounded-full hover:bg-sand noscript:hidden aria-disabled:text-ink-soft/50 aria-disabled:hover:bg-transparent"
    >
      <Icon name={icon} />
    </button>
  )
}
