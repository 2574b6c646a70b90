import { data } from 'react-router'
import { confirmByLink, getConfirmation } from '#domain/orders/customer-requests/confirm-by-link.ts'
import { formatPhone } from '#domain/phone.ts'
import { confirmOrderMessages as texts } from '#page-messages/confirm-order.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { marketplaceIn } from '#web/page-context.ts'
import { contactPath, shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { SubscriptionLinkResult } from '#web/storefront/newsletter/subscription-link-result.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/confirm-order-page'
import { OrderedPieces } from './ordered-pieces.tsx'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const confirmation = await getConfirmation(marketplaceIn(context), params.token)
  return data(confirmation, { status: confirmation.state === 'unknown' ? 404 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  await confirmByLink(marketplaceIn(context), params.token)
  return null
}

/**
 * Confirms an order by a click; afterwards, and for a link that does not work, says what happens and what can be done.
 */
export default function ConfirmOrderPage({ loaderData: { state, order } }: Route.ComponentProps) {
  const phone = formatPhone(useShopProfile().phone)
  const { heading, text } = texts[state]
  return (
    <>
      <SubscriptionLinkResult
        title={order ? texts.title(order.number) : texts.unknown.heading}
        heading={heading}
        text={text(phone)}
        button={state === 'open' ? texts.button : undefined}
      >
        {state === 'unknown' && (
          <PageButton to={contactPath()} variant="outline">
            {texts.contact}
          </PageButton>
        )}
        {state === 'over' && (
          <PageButton to={shopPath()} variant="outline">
            {texts.toShop}
          </PageButton>
        )}
      </SubscriptionLinkResult>
      {order && (
        <div className="page max-w-xl pb-14">
          <p className="mb-3 text-center text-ink-soft">
            <OrderNumbers in={texts.title(order.number)} />
          </p>
          <OrderedPieces order={order} />
        </div>
      )}
    </>
  )
}
