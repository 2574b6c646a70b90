import { maxLineQuantity, maxOrderLines, type RequestedLine } from '#domain/orders/order.ts'

const largestId = 2 ** 31 - 1

/** The form field with the lines of a cart, as JSON. */
export const linesField = 'orderItems'

export function linesToForm(lines: readonly RequestedLine[]): string {
  return JSON.stringify(
    lines.map(({ productId, sizeId, colorId, quantity }) => ({
      productId,
      sizeId,
      colorId: colorId ?? null,
      quantity,
    })),
  )
}

/** Reads the lines of a form; undefined when they are malformed. */
export function readCartForm(form: FormData): readonly RequestedLine[] | undefined {
  const text = form.get(linesField)
  if (typeof text !== 'string') return undefined
  const sent = parseJson(text)
  if (!Array.isArray(sent) || sent.length === 0 || sent.length > maxOrderLines) return undefined
  const lines = sent.flatMap((line) => lineFrom(line) ?? [])
  return lines.length === sent.length ? lines : undefined
}

function lineFrom(sent: unknown): RequestedLine | undefined {
  if (typeof sent !== 'object' || sent === null) return undefined
  const { productId, sizeId, colorId, quantity } = sent as Record<string, unknown>
  if (!isWhole(productId, largestId) || !isWhole(quantity, maxLineQuantity)) return undefined
  if (!isAbsent(sizeId) && !isWhole(sizeId, largestId)) return undefined
  if (!isAbsent(colorId) && !isWhole(colorId, largestId)) return undefined
  return {
    productId,
    ...(!isAbsent(sizeId) && { sizeId }),
    ...(!isAbsent(colorId) && { colorId }),
    quantity,
  }
}

function isWhole(value: unknown, largest: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 1 && (value as number) <= largest
}

function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
