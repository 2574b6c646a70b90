import type { Marketplace } from '#domain/marketplace.ts'
import type { CorrectionOutcome } from '#domain/orders/correct-delivery.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery-correction.ts'
import { type DescribedLine, describeLines } from '#domain/orders/describe-lines.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { type TypedDelivery, typedDelivery, typedOf } from './delivery-form.ts'
import { typedLines } from './lines-form.ts'
import { readDeliveryBase, readLinesBase } from './order-base.ts'
import type { Ground } from './use-ground.ts'

export type DeliveryGround = Ground<DeliveryCorrection | undefined, TypedDelivery>

export type LinesGround = Ground<readonly RequestedLine[] | undefined, readonly DescribedLine[]>

/** What the fields of a delivery begin with when nobody has touched them. */
export function deliveryGround(delivery: DeliveryCorrection): DeliveryGround {
  return { base: delivery, typed: typedOf(delivery) }
}

/** What they begin with when the form comes back: what was typed, and what somebody else did meanwhile. */
export function returnedDelivery(form: FormData, result?: CorrectionOutcome): DeliveryGround {
  if (result?.outcome === 'changed-meanwhile') return { base: result.current, typed: typedOf(result.merged) }
  return { base: readDeliveryBase(form), typed: typedDelivery(form) }
}

/** What the fields of the lines begin with when nobody has touched them. */
export async function linesGround(office: Marketplace, lines: readonly QuotedLine[]): Promise<LinesGround> {
  return { base: baseOf(lines), typed: await describeLines(office, lines, lines) }
}

/** What they begin with when the form comes back: what was typed, and another base when the first no longer holds. */
export async function returnedLines(
  office: Marketplace,
  form: FormData,
  { lines, isBaseGone }: { readonly lines: readonly QuotedLine[]; readonly isBaseGone: boolean },
): Promise<LinesGround> {
  const base = isBaseGone ? baseOf(lines) : readLinesBase(form)
  return { base, typed: await describeLines(office, typedLines(form), lines) }
}

function baseOf(lines: readonly QuotedLine[]): RequestedLine[] {
  return lines.map(({ productId, sizeId, colorId, quantity }) => ({
    ...{ productId, sizeId, quantity },
    ...(colorId !== undefined && { colorId }),
  }))
}
