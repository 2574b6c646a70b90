import { data } from 'react-router'
import { checkConfirmation, confirmSubscription } from '#domain/newsletter/confirm-subscription.ts'
import { newsletterMessages } from '#page-messages/newsletter.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { staticPage } from '#web/rendering/static-page.ts'
import { PageButton } from '#web/ui/page-link.tsx'
import type { Route } from './+types/confirm-page'
import { NewsletterForm } from './newsletter-form.tsx'
import { SubscriptionLinkResult } from './subscription-link-result.tsx'

export const handle = staticPage

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await checkConfirmation(marketplaceIn(context), params.token)
  return data({ state }, { status: state === 'unknown' ? 404 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  await confirmSubscription(marketplaceIn(context), params.token)
  return null
}

/** Confirms a subscription by a click; afterwards, and for an invalid link, shows its state. */
export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  const { confirm, toShop } = newsletterMessages
  return (
    <SubscriptionLinkResult
      title={confirm.title}
      {...confirm[state]}
      button={state === 'open' ? confirm.button : undefined}
    >
      {state === 'confirmed' && <PageButton to={shopPath()}>{toShop}</PageButton>}
      {(state === 'expired' || state === 'unknown') && (
        <div className="mx-auto max-w-md text-start">
          <NewsletterForm />
        </div>
      )}
    </SubscriptionLinkResult>
  )
}
