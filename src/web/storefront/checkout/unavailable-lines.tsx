import { LineName } from '#web/storefront/cart/line-details.tsx'
import { LineNotice } from '#web/storefront/cart/line-notice.tsx'
import { type Cart, lineKey } from '../cart/cart.ts'
import { withoutLine, withQuantity } from '../cart/cart-changes.ts'
import { type CartCheck, lineIssuesIn } from '../cart/cart-check.ts'
import { storedCart } from '../cart/cart-storage.ts'

/** The lines with issues, each with buttons that resolve it. */
export function UnavailableLines({ cart, check }: { cart: Cart; check: CartCheck }) {
  const issues = lineIssuesIn(cart, check)
  return (
    <ul className="text-ink">
      {cart
        .filter((line) => issues.has(lineKey(line)))
        .map((line) => (
          <li key={lineKey(line)} className="mt-3">
            <p className="font-semibold">
              <LineName line={line} />
            </p>
            <LineNotice
              line={line}
              issue={issues.get(lineKey(line))}
              onTake={(quantity) => storedCart.change((cart) => withQuantity(cart, lineKey(line), quantity))}
              onRemove={() => storedCart.change((cart) => withoutLine(cart, lineKey(line)))}
            />
          </li>
        ))}
    </ul>
  )
}
