import { data } from 'react-router'
import { checkStockAlertLeave, leaveStockAlerts } from '#domain/stock-alerts/leave-stock-alerts.ts'
import { stockAlertMessages } from '#page-messages/stock-alerts.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { SubscriptionLinkResult } from '#web/storefront/newsletter/subscription-link-result.tsx'
import { PageButton } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/leave-alerts-page'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const leaving = await checkStockAlertLeave(marketplaceIn(context), params.token)
  return data(leaving, { status: leaving.state === 'unknown' ? 404 : 200 })
}

/** Also receives one-click unsubscribe requests of mail programs (RFC 8058), which have no cookie. */
export async function action({ params, context }: Route.ActionArgs) {
  await leaveStockAlerts(marketplaceIn(context), params.token)
  return null
}

export default function LeaveAlertsPage({ loaderData: leaving }: Route.ComponentProps) {
  const shopProfile = useShopProfile()
  const { leave: texts, toShop } = stockAlertMessages
  const { state } = leaving
  return (
    <SubscriptionLinkResult
      title={texts.title}
      {...(leaving.state === 'unknown' ? texts.unknown : texts[leaving.scope][leaving.state])}
      button={leaving.state === 'waiting' ? texts.button[leaving.scope] : undefined}
    >
      {state === 'left' && (
        <PageButton to={shopPath()} variant="outline">
          {toShop}
        </PageButton>
      )}
      {state === 'unknown' && (
        <a href={`mailto:${shopProfile.email}`} className="font-semibold text-door underline underline-offset-4">
          {shopProfile.email}
        </a>
      )}
    </SubscriptionLinkResult>
  )
}
