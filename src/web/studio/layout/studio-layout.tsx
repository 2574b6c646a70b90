import { Outlet, redirect } from 'react-router'
import { rejectCrossOriginRequests } from '#web/http/reject-cross-origin-requests.ts'
import { ownPhonesPath, sellerTermsPath } from '#web/paths/studio-paths.ts'
import { studioIn } from '#web/studio/studio-context.ts'
import type { Route } from './+types/studio-layout'

/** Whoever is not signed in is led to the page that says how to enter, before any loader or action runs. */
const requireSeller: Route.MiddlewareFunction = ({ context }) => {
  studioIn(context)
}

const ownPaths = [sellerTermsPath(), ownPhonesPath()]

/**
 * Nothing is changed before the terms are accepted; the operations refuse it too. Language and phones are one's own.
 */
const requireTerms: Route.MiddlewareFunction = ({ context, request }) => {
  if (request.method === 'GET' || request.method === 'HEAD' || studioIn(context).session.hasAcceptedTerms) return
  const { pathname } = new URL(request.url)
  if (!ownPaths.some((path) => pathname.replace(/\.data$/, '').endsWith(path))) throw redirect(sellerTermsPath())
}

export const middleware: Route.MiddlewareFunction[] = [rejectCrossOriginRequests, requireSeller, requireTerms]

export function loader({ context }: Route.LoaderArgs) {
  const { hasAcceptedTerms, actedBy, operator } = studioIn(context).session
  return { hasAcceptedTerms, actsFor: actedBy && operator.name }
}

/** The layout of the pages for signed-in sellers. */
export default function StudioLayout() {
  return <Outlet />
}
