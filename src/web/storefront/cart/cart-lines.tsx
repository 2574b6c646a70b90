import { Fragment, useState } from 'react'
import type { Millimes } from '#domain/money.ts'
import { cartMessages as texts } from '#page-messages/cart.ts'
import { productPath } from '#web/paths/storefront-paths.ts'
import { RemovedNotice } from '#web/storefront/components/removed-notice.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Icon } from '#web/ui/icon.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { type Cart, type CartLine, lineKey, lineTotal } from './cart.ts'
import { withLineAt, withoutLine, withQuantity } from './cart-changes.ts'
import { type CartCheck, exhausted, formerPrice, type LineIssue, type SeenPrices } from './cart-check.ts'
import { storedCart } from './cart-storage.ts'
import { allLeftText } from './issue-text.ts'
import { LineName, LinePicture, LineVariant, unlessOfPage } from './line-details.tsx'
import { LineNotice } from './line-notice.tsx'
import { QuantityField } from './quantity-field.tsx'

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

interface CartLineRowProps {
  readonly line: CartLine
  /** The stock of the variant, when the cart holds all of it. */
  readonly exhaustedAt?: number | undefined
  readonly issue?: LineIssue | undefined
  readonly priceBefore?: Millimes | undefined
  readonly onRemove: () => void
}

function CartLineRow({ line, exhaustedAt, issue, priceBefore, onRemove }: CartLineRowProps) {
  const take = (quantity: number) => storedCart.change((cart) => withQuantity(cart, lineKey(line), quantity))
  return (
    <li className="py-5">
      <div className="flex gap-4 sm:gap-6">
        <PageLink to={productPath(line.productId, line.colorId)} tabIndex={-1} aria-hidden="true">
          <LinePicture line={line} className="w-18 sm:w-28" />
        </PageLink>
        <div className="min-w-0 flex-1">
          <div className="flex items-start gap-2">
            <div className="min-w-0 flex-1">
              <h2 className="font-sans font-semibold text-base leading-snug">
                <PageLink to={productPath(line.productId, line.colorId)} className="hover:text-door">
                  <LineName line={line} />
                </PageLink>
              </h2>
              <LineVariant line={line} className="mt-1" />
              <p className="mt-1 text-ink-soft text-sm tabular-nums">{texts.each(formatPrice(line.unitPrice))}</p>
            </div>
            <button
              type="button"
              onClick={onRemove}
              aria-label={texts.removeLine(line.name)}
              title={texts.remove}
              className="icon-button -me-2 -mt-2 shrink-0 text-ink-soft hover:bg-sand hover:text-clay"
            >
              <Icon name="trash" />
            </button>
          </div>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-2">
            <QuantityField
              name={line.name}
              quantity={line.quantity}
              isMost={exhaustedAt !== undefined}
              onChange={take}
            />
            <p className="ms-auto whitespace-nowrap font-semibold tabular-nums">{formatPrice(lineTotal(line))}</p>
          </div>
          {exhaustedAt !== undefined && !issue && (
            <p className="mt-1.5 text-ink-soft text-sm">{allLeftText(exhaustedAt, line)}</p>
          )}
        </div>
      </div>
      <LineNotice line={line} issue={issue} priceBefore={priceBefore} onTake={take} onRemove={onRemove} />
    </li>
  )
}
