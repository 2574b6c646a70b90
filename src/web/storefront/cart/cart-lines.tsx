import { Fragment, useState } from 'react'
import { cartMessages } from '#messages/cart.ts'
import { useMessages } from '../../text/messages.ts'
import { RemovedNotice } from '../removed-notice.tsx'
import { type Cart, type CartLine, lineKey, withLineAt, withoutLine } from './cart.ts'
import { formerPrice, type Obstacle, type SeenPrices } from './cart-check.ts'
import { CartLineRow } from './cart-line.tsx'
import { storedCart } from './cart-storage.ts'

interface Removed {
  readonly line: CartLine
  readonly position: number
}

interface CartLinesProps {
  readonly cart: Cart
  readonly obstacles: ReadonlyMap<string, Obstacle>
  readonly seen: SeenPrices
}

/** The lines; in the place of the one removed last, the way to have it back. */
export function CartLines({ cart, obstacles, seen }: CartLinesProps) {
  const words = useMessages(cartMessages)
  const [removed, setRemoved] = useState<Removed>()

  const remove = (line: CartLine, position: number) => {
    storedCart.change((cart) => withoutLine(cart, lineKey(line)))
    setRemoved({ line, position })
  }
  const restore = ({ line, position }: Removed) => {
    storedCart.change((cart) => withLineAt(cart, line, position))
    setRemoved(undefined)
  }
  const notice = removed && (
    <RemovedNotice key={lineKey(removed.line)} name={removed.line.name} onUndo={() => restore(removed)} />
  )
  return (
    <ul
      aria-label={words.lines}
      className="divide-y divide-sand-deep border-sand-deep border-y empty:border-0 lg:self-start"
    >
      {cart.map((line, position) => (
        <Fragment key={lineKey(line)}>
          {removed?.position === position && notice}
          <CartLineRow
            line={line}
            obstacle={obstacles.get(lineKey(line))}
            priceBefore={formerPrice(line, seen)}
            onRemove={() => remove(line, position)}
          />
        </Fragment>
      ))}
      {removed && removed.position >= cart.length && notice}
    </ul>
  )
}
