import { useEffect, useRef } from 'react'
import { formatPhone } from '#domain/phone.ts'
import { discountCodeMessages as codes } from '#page-messages/discount-code.ts'
import { orderRefusalMessages as messages } from '#page-messages/order-refusal.ts'
import { cartPath } from '#web/paths/storefront-paths.ts'
import { type Cart, lineKey } from '#web/storefront/cart/cart.ts'
import { withoutLine, withQuantity } from '#web/storefront/cart/cart-changes.ts'
import { type CartCheck, lineIssuesIn } from '#web/storefront/cart/cart-check.ts'
import { storedCart } from '#web/storefront/cart/cart-storage.ts'
import { codeRefusalText } from '#web/storefront/cart/code-refusal-text.ts'
import { LineName } from '#web/storefront/cart/line-details.tsx'
import { LineNotice } from '#web/storefront/cart/line-notice.tsx'
import { formatPrice } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Refusal } from './checkout-response.ts'

interface RefusalNoticeProps {
  readonly refusal: Refusal
  readonly cart: Cart
  /** Starts another order, which is sent right after. */
  readonly onSendAsNew: () => void
}

/** Why the order was not placed, beside the button. Takes the focus, which the disabled button has lost. */
export function RefusalNotice({ refusal, cart, ...order }: RefusalNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAdjusted = refusal.outcome === 'unavailable' && lineIssuesIn(cart, refusal.check).size === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal takes the focus, also a repeated one
  useEffect(() => box.current?.focus(), [refusal, isAdjusted])
  return (
    <div ref={box} tabIndex={-1} className="mb-4 scroll-mt-24 outline-none">
      {isAdjusted ? (
        <Notice tone="info">{messages.adjusted}</Notice>
      ) : (
        <Notice tone="error">
          <RefusalText {...{ refusal, cart, ...order }} />
        </Notice>
      )}
    </div>
  )
}

function RefusalText({ refusal, cart, onSendAsNew }: RefusalNoticeProps) {
  const shopProfile = useShopProfile()
  switch (refusal.outcome) {
    case 'repriced':
      return (
        <>
          <p className="font-semibold">{messages.repriced(formatPrice(refusal.before), formatPrice(refusal.now))}</p>
          <p className="mt-1">{messages.repricedText}</p>
        </>
      )
    case 'code-refused':
      return (
        <>
          <p className="font-semibold">{codeRefusalText(refusal.refusal)}</p>
          <p className="mt-1">{codes.notOrdered(formatPrice(refusal.totals.total))}</p>
        </>
      )
    case 'unavailable':
      return (
        <>
          <p className="font-semibold">{messages.unavailable}</p>
          <UnavailableLines cart={cart} check={refusal.check} />
          <PageLink to={cartPath()} className="mt-2 inline-block py-1 font-semibold underline underline-offset-4">
            {messages.toCart}
          </PageLink>
        </>
      )
    case 'key-reused':
      return (
        <>
          <p className="font-semibold">{messages.keyReused}</p>
          <p className="mt-1">{messages.keyReusedText(formatPhone(shopProfile.phone).replaceAll(' ', '\u00a0'))}</p>
          {/* Not a submit button: Enter in a field would press it. */}
          <Button
            variant="outline"
            className="mt-3 text-sm"
            onClick={(event) => {
              onSendAsNew()
              event.currentTarget.form?.requestSubmit()
            }}
          >
            {messages.sendAsNew}
          </Button>
        </>
      )
    default:
      return (
        <>
          <p>{messages.refusals[refusal.outcome]}</p>
          <p className="mt-1">{messages.oneOrder}</p>
        </>
      )
  }
}

/** The lines with issues, each with buttons that resolve it. */
function UnavailableLines({ cart, check }: { cart: Cart; check: CartCheck }) {
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
