import { data, redirect } from 'react-router'
import type { RequestedLine } from '#domain/orders/order.ts'
import { quoteLines } from '#domain/orders/quote-lines.ts'
import { marketplaceIn, type PageContext, placeOrderIn } from '#web/page-context.ts'
import { orTooMany } from '../../or-too-many.ts'
import { textIn } from '../../read-form.ts'
import type { CartLine } from '../cart/cart.ts'
import { linesField, linesToForm } from '../cart/cart-form.ts'
import { looksAutomatic } from '../program-trap.ts'
import { answerOf, type CheckoutAnswer, type Refusal } from './checkout-answer.ts'
import { type FieldErrors, keyField, readCheckoutForm } from './checkout-form.ts'
import { type Draft, draftFromStored } from './draft-storage.ts'

/** One piece at the checkout, as the catalogue has it now. */
export interface PieceOffer {
  readonly line: CartLine
  /** Pieces that can be had when that is less than the line asks for; undefined otherwise. */
  readonly left: number | undefined
  /** Makes a form that is sent twice one order. */
  readonly key: string
}

/** What is wrong with the order of a piece, and what was typed, for the page to come back with. */
export interface PieceRefusal {
  readonly typed: Draft
  /** The key the form was sent with, while it may still be used. */
  readonly key: string | undefined
  readonly errors: FieldErrors
  readonly refusal: Refusal | { readonly outcome: 'automatic' } | undefined
}

/** What the checkout has to show of the piece that its address names; undefined when that has to be chosen first. */
export async function offerPiece(context: PageContext, line: RequestedLine): Promise<PieceOffer | undefined> {
  const { lines, unknown, short } = await quoteLines(marketplaceIn(context), [line])
  if (unknown.some(({ part }) => part === 'product')) throw data('product', { status: 404 })
  const [quoted] = lines
  if (!quoted) return undefined
  const { lineTotal: _, ...shown } = quoted
  return { line: shown, left: short[0]?.left, key: crypto.randomUUID() }
}

/**
 * Places the order of one piece that a plain form has sent, and leads to its private page. Which piece is what the
 * address of the form says, so nothing can be ordered that the page did not show.
 */
export async function orderPiece(context: PageContext, line: RequestedLine, form: FormData) {
  form.set(linesField, linesToForm([line]))
  const refuse = (answer: Partial<PieceRefusal>, status: number) => data(refusalOf(form, answer), { status })
  const reading = readCheckoutForm(form)
  if (reading.reading === 'wrong-fields') return refuse({ errors: reading.errors }, 422)
  if (reading.reading === 'unreadable') return refuse({ refusal: { outcome: 'unreadable' }, key: undefined }, 422)
  if (looksAutomatic(form, context)) return refuse({ refusal: { outcome: 'automatic' } }, 422)
  const placing = placeOrderIn(context, reading.request).then((result) => answerOf(reading.request, result))
  const placed = await orTooMany<{ status: number; answer: CheckoutAnswer }>(placing)
  if ('data' in placed) return data(refusalOf(form, { refusal: placed.data }), placed.init ?? undefined)
  const { status, answer } = placed
  if (answer.outcome === 'placed') return redirect(`/order/${answer.order.token}?new`, 303)
  if (answer.outcome === 'wrong-fields') return refuse({ errors: answer.errors }, status)
  return refuse({ refusal: answer, ...(answer.outcome === 'key-reused' && { key: undefined }) }, status)
}

function refusalOf(form: FormData, answer: Partial<PieceRefusal>): PieceRefusal {
  const typed = draftFromStored(Object.fromEntries(form))
  return { typed, key: textIn(form, keyField) || undefined, errors: {}, refusal: undefined, ...answer }
}
