import { redirect, redirectDocument } from 'react-router'
import { signOut } from '#domain/operators/end-session.ts'
import { sessionIn } from '#web/backoffice/backoffice-context.ts'
import { keepScreenOnFailure } from '#web/backoffice/layout/keep-screen-on-failure.ts'
import { marketplaceIn, publicUrlIn } from '#web/page-context.ts'
import { signInPath } from '#web/paths/backoffice-account-paths.ts'
import type { Route } from './+types/sign-out'
import { expiredSessionCookie } from './session-cookie.ts'

/** The route is outside the layout, since signing out needs no session. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepScreenOnFailure]

export function loader() {
  throw redirect(signInPath())
}

export async function action({ context }: Route.ActionArgs) {
  const session = sessionIn(context)
  if (session) await signOut(marketplaceIn(context), session)
  return redirectDocument(signInPath(), { headers: { 'Set-Cookie': expiredSessionCookie(publicUrlIn(context)) } })
}
