import { Form, Link } from 'react-router'
import { formatPrice } from '#domain/money.ts'
import type { PlannedPromotion } from '#domain/promotions/planned-promotion.ts'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'

export type ShownPromotion = Omit<PlannedPromotion, 'startsAt' | 'endsAt'> & {
  readonly from: string
  readonly to: string
}

/** One promotion, and the way to end it or take it back. */
export function PromotionCard({ promotion, isRunning = false }: { promotion: ShownPromotion; isRunning?: boolean }) {
  const { promotion: words } = useOfficeMessages()
  const { id, product, price, from, to, renewsWeekly } = promotion
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-56 flex-1">
        <Link to={`/admin/products/${product.id}`} className="font-semibold hover:text-door hover:underline">
          {product.name}
        </Link>
        <p>
          {price === undefined ? words.ownPrice : words.price(formatPrice(price), formatPrice(product.regularPrice))}
        </p>
        <p className="text-ink-soft text-sm">{words.period(from, to)}</p>
        {renewsWeekly && <p className="text-ink-soft text-sm">{words.renews}</p>}
      </div>
      <Form method="post">
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="do" value="call-off" variant="outline">
          {isRunning ? words.end : words.callOff}
        </Button>
      </Form>
    </div>
  )
}
