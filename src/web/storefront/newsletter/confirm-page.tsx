import { data } from 'react-router'
import { checkConfirmation, confirmSubscription } from '#domain/correspondence/confirm-subscription.ts'
import { newsletterMessages } from '#messages/newsletter.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import type { Route } from './+types/confirm-page'
import { LinkAnswer } from './link-answer.tsx'
import { NewsletterForm } from './newsletter-form.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await checkConfirmation(marketplaceIn(context), params.token)
  return data({ state }, { status: state === 'unknown' ? 404 : 200 })
}

export async function action({ params, context }: Route.ActionArgs) {
  await confirmSubscription(marketplaceIn(context), params.token)
  return null
}

/** Asks the reader of the letter for one click; after it, and later, says what came of it. */
export default function ConfirmPage({ loaderData: { state } }: Route.ComponentProps) {
  const { confirm, toShop } = useMessages(newsletterMessages)
  return (
    <LinkAnswer title={confirm.title} {...confirm[state]} button={state === 'open' ? confirm.button : undefined}>
      {state === 'confirmed' && <PageButton to="/shop">{toShop}</PageButton>}
      {(state === 'expired' || state === 'unknown') && (
        <div className="mx-auto max-w-md text-start">
          <NewsletterForm />
        </div>
      )}
    </LinkAnswer>
  )
}
