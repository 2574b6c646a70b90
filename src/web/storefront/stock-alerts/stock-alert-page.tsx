import { data } from 'react-router'
import { z } from 'zod'
import { parseEmailAddress } from '#domain/email-address.ts'
import { requestStockAlert } from '#domain/stock-alerts/request-stock-alert.ts'
import { stockAlertFormMessages as form } from '#page-messages/stock-alert-form.ts'
import { stockAlertMessages as messages } from '#page-messages/stock-alerts.ts'
import { ids, rawText, readFields } from '#web/forms/form-fields.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { catchUnreachable } from '#web/http/catch-unreachable.ts'
import { done } from '#web/http/done.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { productPath, shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { looksLikeBot } from '#web/storefront/forms/bot-check.ts'
import { PageHead } from '#web/storefront/seo/page-head.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/stock-alert-page'
import { StockAlertEditor, type StockAlertResult } from './stock-alert-editor.tsx'
import { stockAlertFields as names, stockAlertFields } from './stock-alert-fields.ts'

export const handle = staticPage

const maxId = 2 ** 31 - 1
const id = ids.transform(([first = 0]) => (first <= maxId ? first : 0))

const stockAlertForm = z
  .object({ [names.productId]: id, [names.variantId]: id, [names.email]: rawText })
  .transform(({ product, size, email }) => ({ productId: product, variantId: size, typed: email }))

/** Reads the form. The address is undefined when what was typed is none; ids that are none are 0, which nothing has. */
function readStockAlertForm(form: FormData) {
  const { typed, ...piece } = readFields(stockAlertForm, form)
  return { ...piece, typed, email: parseEmailAddress(typed) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const sent = await readForm(request)
  const { productId, variantId, typed, email } = readStockAlertForm(sent)
  const refused = { productId, variantId, typed }
  if (!email) return data<StockAlertResult>({ ...refused, outcome: 'invalid' }, { status: 422 })
  const isSuspicious = looksLikeBot(sent, context)
  const asked = requestStockAlert(marketplaceIn(context), { productId, variantId, email, isSuspicious })
  return catchRateLimited(
    catchNotFound(asked).then((outcome) => done<StockAlertResult>({ outcome, productId })),
    refused,
  )
}

/** Passes on the Retry-After header of the action. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchUnreachable(serverAction())
}

/** The page that the forms of sold-out pieces post to without script. */
export default function StockAlertPage({ actionData: result }: Route.ComponentProps) {
  const productId = result && 'productId' in result ? result.productId : undefined
  const { heading, text } = textsOf(result)
  return (
    <section className="page max-w-xl py-14 text-center sm:py-24">
      <PageHead title={messages.title} description={messages.description} isUnlisted />
      <ZelligeBand className="mx-auto mb-8 h-4 max-w-48 text-door/45" />
      <h1 className="text-4xl">{heading}</h1>
      <p className="mt-4 text-ink-soft">{text}</p>
      {result && 'typed' in result && (
        <div className="mt-6 text-start">
          <StockAlertEditor productId={result.productId} posted={result}>
            <input type="hidden" name={stockAlertFields.variantId} value={result.variantId} />
          </StockAlertEditor>
        </div>
      )}
      <PageButton to={productId ? productPath(productId) : shopPath()} variant="outline" className="mt-8">
        {productId ? messages.toPiece : messages.toShop}
      </PageButton>
    </section>
  )
}

/** The heading promises a letter only to whoever has asked for one. */
function textsOf(result: StockAlertResult | undefined) {
  if (result?.outcome === 'asked') return { heading: messages.heading, text: form.asked }
  if (result?.outcome === 'in-stock') return messages.inStock
  return { heading: form.heading, text: result ? form.text : messages.text }
}
