import type { RequestedLine } from '#domain/orders/order.ts'

/** The form field with the lines of a cart, as JSON. */
export const linesField = 'orderItems'

/** The form field with a discount code. */
export const codeField = 'code'

/** The form field with the city that a cart would be sent to. */
export const cityField = 'ville'

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

/**
 * Returns the lines that this browser has put into a form with `linesToForm`. The server reads them with `cartForm`.
 */
export function linesSent(form: FormData): readonly RequestedLine[] {
  const sent = form.get(linesField)
  return typeof sent === 'string' ? JSON.parse(sent, (_, value) => value ?? undefined) : []
}
