import { useEffect, useRef, useState } from 'react'
import { cartMessages as messages } from '#page-messages/cart.ts'
import { formatPrice } from '#web/text/format.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { type Cart, lineKey, subtotalOf } from './cart.ts'

/** Says to screen readers the quantity of the line that has changed or is back, which is shown in its field. */
export function CartChange({ cart }: { cart: Cart }) {
  const last = useRef(cart)
  const [text, setText] = useState<string>()
  useEffect(() => {
    const before = new Map(last.current.map((line) => [lineKey(line), line.quantity]))
    const changed = cart.find((line) => before.get(lineKey(line)) !== line.quantity)
    const isRemoval = cart.length < last.current.length
    last.current = cart
    if (changed) setText(messages.quantityNow(changed.name, changed.quantity, formatPrice(subtotalOf(cart))))
    // So that the same text is said again once the line is back.
    else if (isRemoval) setText(undefined)
  }, [cart])
  return <LiveRegion className="sr-only">{text}</LiveRegion>
}
