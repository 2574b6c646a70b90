import type { OrderProgress } from '#domain/orders/order-progress.ts'
import { startOfDay, tunisDayOf } from '#domain/tunis-day.ts'
import { expectedDeliveryMessages as texts } from '#page-messages/expected-delivery.ts'
import { formatNearDay } from '#web/text/format.ts'

/** Returns when an order is expected and who brings it, in words; none for an order that nobody is to bring now. */
export function expectedDeliveryTexts({ expected }: Pick<OrderProgress, 'expected'>, now: Date): string[] {
  const { on, courier } = expected ?? {}
  const day = on && formatNearDay(startOfDay(on))
  const isLate = on !== undefined && on < tunisDayOf(now)
  return [
    ...(day ? [isLate ? texts.late(day) : texts.expected(day)] : []),
    ...(courier ? [texts.courier(courier)] : []),
  ]
}
