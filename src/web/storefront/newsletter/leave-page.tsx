import { data } from 'react-router'
import { checkLeaving, leaveNewsletter } from '#domain/correspondence/leave-newsletter.ts'
import { newsletterMessages } from '#messages/newsletter.ts'
import { marketplaceIn } from '#web/page-context.ts'
import { useMessages } from '../../text/messages.ts'
import { PageButton } from '../../ui/page-link.tsx'
import { useHouse } from '../../use-house.ts'
import type { Route } from './+types/leave-page'
import { LinkAnswer } from './link-answer.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const state = await checkLeaving(marketplaceIn(context), params.token)
  return data({ state }, { status: state === 'unknown' ? 404 : 200 })
}

/** Also what a mail program itself posts to when its user clicks "unsubscribe" (RFC 8058): no cookie, no page before. */
export async function action({ params, context }: Route.ActionArgs) {
  await leaveNewsletter(marketplaceIn(context), params.token)
  return null
}

export default function LeavePage({ loaderData: { state } }: Route.ComponentProps) {
  const house = useHouse()
  const { leave, toShop } = useMessages(newsletterMessages)
  return (
    <LinkAnswer title={leave.title} {...leave[state]} button={state === 'subscribed' ? leave.button : undefined}>
      {state === 'left' && (
        <PageButton to="/shop" variant="outline">
          {toShop}
        </PageButton>
      )}
      {state === 'unknown' && (
        <a href={`mailto:${house.email}`} className="font-semibold text-door underline underline-offset-4">
          {house.email}
        </a>
      )}
    </LinkAnswer>
  )
}
