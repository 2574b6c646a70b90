import type { Marketplace } from '#domain/marketplace.ts'
import type { CorrectionOutcome } from '#domain/orders/delivery/correct-delivery.ts'
import type { DeliveryCorrection } from '#domain/orders/delivery/delivery-correction.ts'
import { type EditableLine, listEditableLines } from '#domain/orders/lines/list-editable-lines.ts'
import type { QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import type { FormSnapshot } from '#web/backoffice/forms/use-form-snapshot.ts'
import { readDeliveryBase, readLinesBase } from './base-version-form.ts'
import { type TypedDelivery, typedDeliveryIn, typedDeliveryOf } from './delivery/delivery-form.ts'
import { enteredLines } from './lines/lines-form.ts'

export type DeliverySnapshot = FormSnapshot<DeliveryCorrection | undefined, TypedDelivery>

export type LinesSnapshot = FormSnapshot<readonly RequestedLine[] | undefined, readonly EditableLine[]>

/** Returns the initial snapshot of a delivery form. */
export function deliverySnapshot(delivery: DeliveryCorrection): DeliverySnapshot {
  return { base: delivery, typed: typedDeliveryOf(delivery) }
}

/**
 * Returns the snapshot of a refused delivery form: the typed values, merged with concurrent changes after a conflict.
 */
export function returnedDeliverySnapshot(form: FormData, result?: CorrectionOutcome): DeliverySnapshot {
  if (result?.outcome === 'changed-meanwhile') return { base: result.current, typed: typedDeliveryOf(result.merged) }
  return { base: readDeliveryBase(form), typed: typedDeliveryIn(form) }
}

/** Returns the initial snapshot of a form for order lines. */
export async function linesSnapshot(office: Marketplace, lines: readonly QuotedLine[]): Promise<LinesSnapshot> {
  return { base: baseOf(lines), typed: await listEditableLines(office, lines, lines) }
}

/**
 * Returns the snapshot of a refused form: the typed lines, and the current lines as base when the base was outdated.
 */
export async function returnedLinesSnapshot(
  office: Marketplace,
  form: FormData,
  { lines, isBaseOutdated }: { readonly lines: readonly QuotedLine[]; readonly isBaseOutdated: boolean },
): Promise<LinesSnapshot> {
  const base = isBaseOutdated ? baseOf(lines) : readLinesBase(form)
  return { base, typed: await listEditableLines(office, enteredLines(form), lines) }
}

function baseOf(lines: readonly QuotedLine[]): RequestedLine[] {
  return lines.map(({ productId, sizeId, colorId, quantity }) => ({
    ...{ productId, sizeId, quantity },
    ...(colorId !== undefined && { colorId }),
  }))
}
