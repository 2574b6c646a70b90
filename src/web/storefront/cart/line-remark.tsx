import { formatPrice, type Millimes } from '#domain/money.ts'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import type { CartLine } from './cart.ts'
import type { Obstacle } from './cart-check.ts'

interface LineRemarkProps {
  readonly line: CartLine
  readonly obstacle?: Obstacle | undefined
  readonly priceBefore?: Millimes | undefined
  readonly onTake: (quantity: number) => void
  readonly onRemove: () => void
}

/** What changed about a line, in plain words, with the ways out of it. */
export function LineRemark({ line, obstacle, priceBefore, onTake, onRemove }: LineRemarkProps) {
  const cart = useMessages(cartMessages)
  if (!obstacle && priceBefore === undefined) return null
  const isCheaper = priceBefore !== undefined && line.unitPrice < priceBefore
  return (
    <div className="mt-3 space-y-2 rounded-xl bg-sand/60 px-4 py-3 text-sm">
      {priceBefore !== undefined && (
        <p className={`flex gap-2 font-medium ${isCheaper ? 'text-olive' : 'text-clay-deep'}`}>
          <Icon name={isCheaper ? 'check' : 'alert'} />
          {cart.priceWas(formatPrice(priceBefore), formatPrice(line.unitPrice))}
        </p>
      )}
      {obstacle && (
        <>
          <p className="flex gap-2 font-medium text-clay-deep">
            <Icon name="alert" />
            <ObstacleWords obstacle={obstacle} />
          </p>
          <p className="flex flex-wrap gap-2">
            {obstacle.kind === 'short' && (
              <button type="button" onClick={() => onTake(obstacle.left)} className={remedy}>
                {cart.takeLeft(obstacle.left)}
              </button>
            )}
            <button type="button" onClick={onRemove} aria-label={cart.removeLine(line.name)} className={remedy}>
              {cart.remove}
            </button>
          </p>
        </>
      )}
    </div>
  )
}

const remedy = 'min-h-11 rounded-full border border-door/35 bg-white px-4 font-semibold text-door hover:border-door'

function ObstacleWords({ obstacle }: { obstacle: Obstacle }) {
  const cart = useMessages(cartMessages)
  switch (obstacle.kind) {
    case 'gone':
      return cart.gone
    case 'sold-out':
      return cart.soldOut
    case 'short':
      return cart.onlyLeft(obstacle.left)
  }
}
