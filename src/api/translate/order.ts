import type { FieldError, ProblemDetails } from '#api/contract/problems.ts'
import { newOrder, type WireNewOrderItem } from '#api/contract/requests.ts'
import type { WireOrderItem, WirePlacedOrder } from '#api/contract/shapes.ts'
import type { CodeRefusal } from '#domain/discounts/discount-code.ts'
import { toDinars } from '#domain/money.ts'
import type { Quote, ShortLine, UnknownLine } from '#domain/orders/lines/quote-lines.ts'
import type { OrderRequest, PlacedOrder, QuotedLine, RequestedLine } from '#domain/orders/order.ts'
import { type PaymentMethod, paymentMethodNames, paymentMethods } from '#domain/payment-method.ts'
import { email, lang, line, optionalText, phone, total } from './fields.ts'
import { idFromWire } from './id.ts'
import { sizeNameToWire } from './product.ts'

const { nom, adresse, ville, note, giftNote, code } = newOrder.shape
const cleaned = {
  ...{ nom: line(nom), adresse: line(adresse), ville: line(ville) },
  ...{ note: optionalText(note), giftNote: optionalText(giftNote), code: optionalText(code) },
}

export const orderFromWire = newOrder.extend({ ...cleaned, email, lang, telephone: phone, total }).transform(
  (wire): OrderRequest => ({
    customer: { name: wire.nom, email: wire.email, phone: wire.telephone },
    delivery: { address: wire.adresse, city: wire.ville },
    lines: wire.orderItems.map(lineFromWire),
    payment: paymentsByWire[wire.paymentMethod],
    claimedTotal: wire.total,
    ...(wire.note && { customerNote: wire.note }),
    ...(wire.giftNote && { giftNote: wire.giftNote }),
    ...(wire.code && { code: wire.code }),
    locale: wire.lang,
  }),
)

const paymentsByWire = Object.fromEntries(
  paymentMethodNames.map((method) => [paymentMethods[method].wire, method]),
) as Readonly<Record<(typeof paymentMethods)[PaymentMethod]['wire'], PaymentMethod>>

function lineFromWire({ productId, sizeId, colorId, quantity }: WireNewOrderItem): RequestedLine {
  return {
    productId: idFromWire(productId),
    ...(typeof sizeId === 'number' && { sizeId: idFromWire(sizeId) }),
    ...(typeof colorId === 'number' && { colorId: idFromWire(colorId) }),
    quantity,
  }
}

export function placedOrderToWire({ number, totals, token, status }: PlacedOrder): WirePlacedOrder {
  return { orderNumber: number, total: toDinars(totals.total), token, status }
}

const unknownParts = {
  product: { field: 'productId', message: 'is no product of this shop' },
  size: { field: 'sizeId', message: 'must be one of the sizes of the product' },
  color: { field: 'colorId', message: 'must be one of the colors of the product' },
}

export function unknownLinesToWire(lines: readonly UnknownLine[]): FieldError[] {
  return lines.map(({ position, part }) => {
    const { field, message } = unknownParts[part]
    return { path: `orderItems.${position}.${field}`, message }
  })
}

/** What is wrong with the field `code`. */
export function codeRefusalToWire(refusal: CodeRefusal): FieldError[] {
  const message =
    refusal.reason === 'minimum'
      ? `is for pieces of at least ${toDinars(refusal.minimum)} TND together`
      : codeRefusals[refusal.reason]
  return [{ path: 'code', message }]
}

const codeRefusals = {
  unknown: 'is no discount code of this shop',
  ended: 'has ended',
  'used-up': 'is used up',
  'used-by-phone': 'has been used with this telephone',
  'not-first-order': 'is only for a first order',
  'not-for-these': 'is not for these products',
  'no-gain': 'does not make the order cheaper',
  'too-many-tries': 'has been tried too often',
}

export function paymentRefusalToWire(offered: readonly PaymentMethod[]): FieldError {
  const names = offered.map((method) => paymentMethods[method].wire)
  return { path: 'paymentMethod', message: `must be one that is offered: ${names.join(', ')}` }
}

export function shortLinesToWire(lines: readonly ShortLine[]): ProblemDetails<'out-of-stock'> {
  return {
    lines: lines.map(({ position, productId, sizeId, colorId, name, sizeName, colorName, left, reopensOn }) => ({
      ...{ index: position, productId, sizeId, name, size: sizeNameToWire(sizeName) },
      ...(colorId !== undefined && { colorId }),
      ...(colorName !== undefined && { color: colorName }),
      left,
      ...(reopensOn && { backon: reopensOn }),
    })),
  }
}

export function quoteToWire({ totals, lines }: Quote): ProblemDetails<'total-mismatch'> {
  return { total: toDinars(totals.total), orderItems: lines.map(lineToWire) }
}

function lineToWire(line: QuotedLine): WireOrderItem {
  return {
    productId: line.productId,
    name: line.name,
    model: line.model,
    price: toDinars(line.unitPrice),
    totalprice: toDinars(line.lineTotal),
    quantity: line.quantity,
    size: sizeNameToWire(line.sizeName),
    sizeId: line.sizeId,
    colorId: line.colorId ?? null,
    image: line.picture,
  }
}
