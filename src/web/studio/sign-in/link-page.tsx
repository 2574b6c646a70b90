import { data, Form } from 'react-router'
import { findSellerLinkName, signInByLink } from '#domain/sellers/seller-link.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { canStoreSessionCookie } from '#web/http/cookies.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { piecesPath, signInByCodePath } from '#web/paths/studio-paths.ts'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { sellerSessionIn } from '#web/studio/studio-context.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/link-page'
import { signInToStudio } from './sign-in-to-studio.ts'

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const name = await findSellerLinkName(marketplaceIn(context), token)
  const state = { name, signedIn: sellerSessionIn(context)?.operator.name, canEnter: canEnter(publicUrlIn(context)) }
  return data(state, { status: name === undefined ? 404 : 200 })
}

/** Without the cookie the link would be used up for nothing. */
const canEnter = canStoreSessionCookie

export async function action({ params: { token }, context, request }: Route.ActionArgs) {
  if (!canEnter(publicUrlIn(context))) throw data(null, { status: 403 })
  const entering = signInByLink(marketplaceIn(context), token, request.headers.get('User-Agent') ?? '')
  const result = await catchRateLimited(entering.then((session) => ({ session })))
  if (!('session' in result)) return result
  if (result.session === undefined) return data({ outcome: 'closed' as const }, { status: 404 })
  return signInToStudio(context, result.session, piecesPath({ after: 'link' }))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/**
 * The page of a private link. Opening it uses nothing up: messengers open every link to show a preview. The button
 * does.
 */
export default function LinkPage({ loaderData: { name, signedIn, canEnter }, actionData }: Route.ComponentProps) {
  const { link, enter } = studioMessages
  if (name === undefined)
    return (
      <StudioFrame title={link.closedTitle}>
        <h1 className="text-3xl">{link.closedTitle}</h1>
        <p className="text-lg">{link.closedText}</p>
        <ButtonLink
          to={signedIn === undefined ? signInByCodePath() : piecesPath()}
          variant="secondary"
          className="text-lg"
        >
          {signedIn === undefined ? enter.byCode : link.toStudio}
        </ButtonLink>
      </StudioFrame>
    )
  return (
    <StudioFrame title={link.title}>
      <h1 className="text-3xl">{link.title}</h1>
      <p className="font-semibold text-lg">{link.isOf(name)}</p>
      <p className="text-lg">{link.text}</p>
      {actionData?.outcome === 'rate-limited' && <Notice tone="error">{enter.tooMany}</Notice>}
      {signedIn !== undefined && signedIn !== name && <Notice tone="info">{link.signedInAs(signedIn)}</Notice>}
      {canEnter ? (
        <Form method="post">
          <Button type="submit" className="w-full py-4 text-xl">
            {enter.button}
          </Button>
        </Form>
      ) : (
        <Notice tone="error">{enter.needsHttps}</Notice>
      )}
      <p className="text-ink-soft">{link.once}</p>
    </StudioFrame>
  )
}
