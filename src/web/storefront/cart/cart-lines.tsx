import { Fragment, useState } from 'react'
import { cartMessages as texts } from '#page-messages/cart.ts'
import { RemovedNotice } from '#web/storefront/components/removed-notice.tsx'
import { type Cart, type CartLine, lineKey } from './cart.ts'
import { withLineAt, withoutLine } from './cart-changes.ts'
import { type CartCheck, exhausted, formerPrice, type LineIssue, type SeenPrices } from './cart-check.ts'
import { CartLineRow } from './cart-line.tsx'
import { storedCart } from './cart-storage.ts'
import { unlessOfPage } from './line-details.tsx'

interface Removed {
  readonly line: CartLine
  readonly position: number
}

interface CartLinesProps {
  readonly cart: Cart
  readonly check: CartCheck
  readonly issues: ReadonlyMap<string, LineIssue>
  readonly seen: SeenPrices
}

/** The lines of the cart; in place of the line removed last, a button to restore it. */
export function CartLines({ cart, check, issues, seen }: CartLinesProps) {
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
    <RemovedNotice
      key={lineKey(removed.line)}
      name={removed.line.name}
      language={unlessOfPage(removed.line.languages?.name)}
      onUndo={() => restore(removed)}
    />
  )
  return (
    <ul
      aria-label={texts.lines}
      className="divide-y divide-sand-deep border-sand-deep border-y empty:border-0 lg:self-start"
    >
      {cart.map((line, position) => (
        <Fragment key={lineKey(line)}>
          {removed?.position === position && notice}
          <CartLineRow
            line={line}
            exhaustedAt={exhausted(cart, line, check)}
            issue={issues.get(lineKey(line))}
            priceBefore={formerPrice(line, seen)}
            onRemove={() => remove(line, position)}
          />
        </Fragment>
      ))}
      {removed && removed.position >= cart.length && notice}
    </ul>
  )
}
