import { data, redirect } from 'react-router'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { firstColor } from '#domain/catalog/product.ts'
import { namedPartsOf } from '#domain/catalog/variant.ts'
import { normalizeCode } from '#domain/discounts/discount-code.ts'
import { findGovernorate } from '#domain/geography/find-governorate.ts'
import type { Locale } from '#domain/locale.ts'
import { quoteLines } from '#domain/orders/lines/quote-lines.ts'
import type { RequestedLine } from '#domain/orders/order.ts'
import { placeOrder } from '#domain/orders/placing/place-order.ts'
import type { Totals } from '#domain/orders/totals.ts'
import { retryAfterSecondsOf } from '#domain/unavailable.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { inReadTurn } from '#web/http/in-read-turn.ts'
import { marketplaceIn, type PageContext } from '#web/page-context.ts'
import { payOrderPath, placedOrderPath } from '#web/paths/storefront-paths.ts'
import type { CartLine } from '#web/storefront/cart/cart.ts'
import { cityField, codeField, linesField, linesToForm } from '#web/storefront/cart/cart-fields.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { honeypotFieldNames } from '#web/storefront/forms/honeypot-field-names.ts'
import { formatDay } from '#web/text/format.ts'
import { type FieldErrors, keyField } from './checkout-fields.ts'
import { readCheckoutForm } from './checkout-form.ts'
import { checkoutResponseOf, type Refusal, type SentResponse } from './checkout-response.ts'
import { type Draft, draftFromStored } from './draft-storage.ts'

/** One order line ordered without a cart, with the current price and stock of the catalog. */
export interface BuyNowOffer {
  readonly line: CartLine
  /** Pieces in stock when the line requests more; undefined otherwise. */
  readonly left: number | undefined
  /** While its store is closed: the day from which it can be ordered again, in words. */
  readonly backOn: string | undefined
  /** Idempotency key: the form sent twice places one order. */
  readonly key: string
}

/** A variant of the product that is in stock, to order instead of one that is not. */
export interface BuyNowAlternative {
  readonly line: RequestedLine
  /** Its size and color, as far as they have names. */
  readonly names: readonly { readonly text: string; readonly language: Locale | undefined }[]
}

/** Why the order was not placed, and what was typed, so that the page shows both again. */
export interface BuyNowRefusal {
  readonly typed: Draft
  /** The key the form was sent with, while it may still be used. */
  readonly key: string | undefined
  /** When the page was first shown, for a form that a person has filled in: it may be sent again at once. */
  readonly shownAt: string | undefined
  readonly errors: FieldErrors
  readonly refusal: Refusal | { readonly outcome: 'looks-like-bot' } | undefined
  /** For the city and the discount code that were typed. */
  readonly totals: Totals
}

/**
 * Returns the offer for a line; undefined when a size or a color has to be chosen first. Throws 404 for an unknown
 * product.
 */
export async function getBuyNowOffer(context: PageContext, line: RequestedLine): Promise<BuyNowOffer | undefined> {
  const { lines, unknown, short } = await quoteLines(marketplaceIn(context), [line])
  if (unknown.some(({ part }) => part === 'product')) throw data('product', { status: 404 })
  const [quoted] = lines
  if (!quoted) return undefined
  const { lineTotal: _, ...shown } = quoted
  const reopensOn = short[0]?.reopensOn
  const backOn = reopensOn && formatDay(reopensOn)
  return { line: shown, left: short[0]?.left, backOn, key: crypto.randomUUID() }
}

/** Returns what a line could order instead. A variant without a color has the color of the line, or the first one. */
export async function listAlternatives(context: PageContext, line: RequestedLine): Promise<BuyNowAlternative[]> {
  const [product] = await listProductsById(marketplaceIn(context), [line.productId])
  if (!product) return []
  const { colors, variants } = product
  return variants
    .filter(({ stock }) => stock > 0)
    .map((variant) => {
      const color = colors.find(({ id }) => id === (variant.colorId ?? line.colorId)) ?? firstColor(product)
      const choice = { sizeId: variant.sizeId, ...(color && { colorId: color.id }) }
      return {
        line: { productId: product.id, ...choice, quantity: 1 },
        names: namedPartsOf(product, choice).map(({ name, languageOf }) => ({
          text: name,
          language: languageOf?.name,
        })),
      }
    })
    .filter(({ names }) => names.length > 0)
}

/**
 * Places the order that a plain form has sent, and redirects to its private page. The line comes from the address of
 * the form, not from its fields, so nothing is ordered that the page did not show.
 */
export async function placeBuyNowOrder(context: PageContext, line: RequestedLine, form: FormData) {
  form.set(linesField, linesToForm([line]))
  const refusalWith = async (response: Partial<BuyNowRefusal>): Promise<BuyNowRefusal> => {
    const { totals } = await inReadTurn(context, (marketplace) =>
      quoteLines(marketplace, [line], {
        governorate: findGovernorate(textIn(form, cityField)),
        code: normalizeCode(textIn(form, codeField)) || undefined,
      }),
    )
    return { ...typedIn(form), totals, ...response }
  }
  const refuse = async (response: Partial<BuyNowRefusal>, init: SentResponse['init']) =>
    data(await refusalWith(response), init)
  const reading = readCheckoutForm(form)
  if (reading.reading === 'wrong-fields') return refuse({ errors: reading.errors }, { status: 422 })
  if (reading.reading === 'unreadable')
    return refuse({ refusal: { outcome: 'unreadable' }, key: undefined }, { status: 422 })
  if (looksLikeBot(form, context)) return refuse({ refusal: { outcome: 'looks-like-bot' } }, { status: 422 })
  const placing = placeOrder(marketplaceIn(context), reading.request).then((result) =>
    checkoutResponseOf(reading.request, result),
  )
  const placed = await catchRateLimited<SentResponse>(placing.catch(toBusyResponse))
  const shownAt = textIn(form, honeypotFieldNames.shownAt)
  if ('data' in placed) return data(await refusalWith({ refusal: placed.data, shownAt }), placed.init ?? undefined)
  const { response, init } = placed
  if (response.outcome === 'placed') {
    const { token, isPaidOnline } = response.order
    return redirect(isPaidOnline ? payOrderPath(token) : placedOrderPath(token), 303)
  }
  if (response.outcome === 'wrong-fields') return refuse({ errors: response.errors, shownAt }, init)
  const key = response.outcome === 'key-reused' ? { key: undefined } : {}
  return refuse({ refusal: response, shownAt, ...key }, init)
}

/** Rethrows what is not temporary. */
function toBusyResponse(error: unknown): SentResponse {
  const seconds = retryAfterSecondsOf(error)
  if (seconds === undefined) throw error
  return { response: { outcome: 'away' }, init: { status: 503, headers: { 'Retry-After': String(seconds) } } }
}

function typedIn(form: FormData) {
  const typed = draftFromStored(Object.fromEntries(form))
  return { typed, key: textIn(form, keyField) || undefined, shownAt: undefined, errors: {}, refusal: undefined }
}
