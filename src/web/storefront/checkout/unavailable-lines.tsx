import { type Cart, lineKey, withoutLine, withQuantity } from '../cart/cart.ts'
import { type CartCheck, obstaclesIn } from '../cart/cart-check.ts'
import { storedCart } from '../cart/cart-storage.ts'
import { LineRemark } from '../cart/line-remark.tsx'

/** The lines that cannot be had as they are, by name, each with its ways out. */
export function UnavailableLines({ cart, check }: { cart: Cart; check: CartCheck }) {
  const obstacles = obstaclesIn(cart, check)
  return (
    <ul className="text-ink">
      {cart
        .filter((line) => obstacles.has(lineKey(line)))
        .map((line) => (
          <li key={lineKey(line)} className="mt-3">
            <p className="font-semibold">{line.name}</p>
            <LineRemark
              line={line}
              obstacle={obstacles.get(lineKey(line))}
              onTake={(quantity) => storedCart.change((cart) => withQuantity(cart, lineKey(line), quantity))}
              onRemove={() => storedCart.change((cart) => withoutLine(cart, lineKey(line)))}
            />
          </li>
        ))}
    </ul>
  )
}
