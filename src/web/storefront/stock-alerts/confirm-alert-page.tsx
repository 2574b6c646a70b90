import { data } from 'react-router'
import { listProductsById } from '#domain/catalog/list-products-by-id.ts'
import { namedPartsOf } from '#domain/catalog/variant.ts'
import { checkStockAlert, confirmStockAlert } from '#domain/stock-alerts/confirm-stock-alert.ts'
import { stockAlertMessages } from '#page-messages/stock-alerts.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { productPath, shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { SubscriptionLinkResult } from '#web/storefront/newsletter/subscription-link-result.tsx'
import { LocalTextList } from '#web/text/local-text.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import type { Route } from './+types/confirm-alert-page'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const marketplace = marketplaceIn(context)
  const { state, productId, variantId } = await checkStockAlert(marketplace, params.token)
  const [product] = productId === undefined ? [] : await listProductsById(marketplace, [productId])
  const variant = product?.variants.find(({ id }) => id === variantId)
  const named = product ? [product, ...namedPartsOf(product, variant ?? {})] : []
  const piece = named.map(({ name, languageOf }) => ({ text: name, language: languageOf?.name }))
  return data({ state, productId, colorId: variant?.colorId, piece }, { status: state === 'unknown' ? 404 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  await confirmStockAlert(marketplaceIn(context), params.token)
  return null
}

/** Confirms a request by a click; afterwards, and for an invalid link, shows its state. */
export default function ConfirmAlertPage({ loaderData: { state, productId, colorId, piece } }: Route.ComponentProps) {
  const { confirm, toPiece, toShop } = stockAlertMessages
  return (
    <SubscriptionLinkResult
      title={confirm.title}
      {...confirm[state]}
      subject={piece.length > 0 && <LocalTextList texts={piece} />}
      button={state === 'open' ? confirm.button : undefined}
    >
      {state !== 'open' && (
        <PageButton to={productId === undefined ? shopPath() : productPath(productId, colorId)} variant="outline">
          {productId === undefined ? toShop : toPiece}
        </PageButton>
      )}
    </SubscriptionLinkResult>
  )
}
