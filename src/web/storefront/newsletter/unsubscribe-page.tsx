import { data } from 'react-router'
import { checkUnsubscribe, unsubscribe } from '#domain/newsletter/unsubscribe.ts'
import { newsletterMessages } from '#page-messages/newsletter.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { PageButton } from '#web/ui/page-link.tsx'
import { useShopProfile } from '#web/use-shop-profile.ts'
import type { Route } from './+types/unsubscribe-page'
import { SubscriptionLinkResult } from './subscription-link-result.tsx'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await checkUnsubscribe(marketplaceIn(context), params.token)
  return data({ state }, { status: state === 'unknown' ? 404 : 200 })
}

/** Also receives one-click unsubscribe requests of mail programs (RFC 8058), which have no cookie. */
export async function action({ params, context }: Route.ActionArgs) {
  await unsubscribe(marketplaceIn(context), params.token)
  return null
}

export default function UnsubscribePage({ loaderData: { state } }: Route.ComponentProps) {
  const shopProfile = useShopProfile()
  const { unsubscribe: texts, toShop } = newsletterMessages
  return (
    <SubscriptionLinkResult
      title={texts.title}
      {...texts[state]}
      button={state === 'subscribed' ? texts.button : undefined}
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
