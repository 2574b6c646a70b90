import { millimes, sum, times } from '#domain/money.ts'
import { isSamePiece } from '#domain/orders/lines/order-lines.ts'
import type { QuotedLine } from '#domain/orders/order.ts'

/** Adds lines to others; those of the same piece at the same price become one. Pure. */
export function joinLines(kept: readonly QuotedLine[], added: readonly QuotedLine[]): QuotedLine[] {
  const lines = [...kept]
  for (const line of added) {
    const at = lines.findIndex((other) => isSamePiece(other, line))
    const same = lines[at]
    if (!same) lines.push(line)
    else lines[at] = withPieces(same, same.quantity + line.quantity, sum([discountOf(same), discountOf(line)]))
  }
  return lines
}

/** Takes lines out of others again; undefined where these do not have them any more. Pure. */
export function partLines(joined: readonly QuotedLine[], taken: readonly QuotedLine[]): QuotedLine[] | undefined {
  let lines = [...joined]
  for (const line of taken) {
    const same = lines.find((other) => isSamePiece(other, line))
    if (!same) return undefined
    const [quantity, discount] = [same.quantity - line.quantity, discountOf(same) - discountOf(line)]
    if (quantity < 0 || discount < 0) return undefined
    lines = lines.flatMap((other) => {
      if (other !== same) return other
      return quantity === 0 ? [] : withPieces(same, quantity, millimes(discount))
    })
  }
  return lines
}

function withPieces({ discount: _, ...line }: QuotedLine, quantity: number, discount: ReturnType<typeof discountOf>) {
  return { ...line, quantity, lineTotal: times(line.unitPrice, quantity), ...(discount > 0 && { discount }) }
}

function discountOf({ discount = millimes(0) }: QuotedLine) {
  return discount
}
