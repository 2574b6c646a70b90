import { redirect } from 'react-router'
import type { OperatorActor } from '#domain/access/actor.ts'
import { hasOfficeAccount } from '#domain/access/policies.ts'
import { hasFreshIdentity } from '#domain/access/require-fresh-identity.ts'
import { actorOf, type Session } from '#domain/operators/session.ts'
import { officeIn, sessionIn } from '#web/backoffice/backoffice-context.ts'
import { marketplaceIn, type PageContext } from '#web/page-context.ts'
import {
  identityCheckPath,
  keptFormPath,
  secondFactorPath,
  signInCodePath,
  signInPath,
} from '#web/paths/backoffice-account-paths.ts'
import { dashboardPath } from '#web/paths/backoffice-paths.ts'
import { backofficeRoot, isBackofficePath } from '#web/paths/backoffice-root.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'

/**
 * Returns the signed-in operator. Otherwise throws a redirect to the missing sign-in step, with the requested URL to
 * return to.
 */
export function requireSession(context: PageContext, request: Request): OperatorActor {
  const { actor } = officeIn(context)
  if (hasOfficeAccount(actor)) return actor
  const session = sessionIn(context)
  if (session?.pendingStep === 'second-factor-setup') throw redirect(secondFactorPath())
  const to = requestedPage(request)
  if (isFormOfDocument(request)) throw redirect(keptFormPath(sentTo(request), to), sentAgain)
  throw redirect(openingPath(session, to))
}

/** The page with the next step of signing in. */
export function openingPath(session: Session | undefined, to?: string): string {
  return session ? signInCodePath(to) : signInPath(to)
}

/** The browser sends the form to the other address, with what was typed. */
const sentAgain = 307

/** Whether a browser without our script sent a form, so that its page is gone with what was typed. */
function isFormOfDocument({ method, headers, url }: Request): boolean {
  const takesPage = headers.get('Accept')?.includes('text/html') === true
  return method === 'POST' && takesPage && !new URL(url).pathname.endsWith('.data')
}

function sentTo({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return splitLocale(pathname).path + search
}

/**
 * Returns the session of a person who has just proved who it is. Otherwise throws a redirect to that check, with the
 * page to return to. An app that the shop requires may be missing still.
 */
export function requireFreshSession(context: PageContext, request: Request, to = requestedPage(request)): Session {
  const session = sessionIn(context)
  if (!session || session.pendingStep === 'code') throw redirect(signInPath(to))
  const { clock } = marketplaceIn(context)
  if (!hasFreshIdentity({ actor: actorOf(session), clock })) throw redirect(identityCheckPath(to))
  return session
}

/** The requested page, or the page that sent a form or a data request; undefined for the dashboard. */
function requestedPage(request: Request): string | undefined {
  const { pathname, searchParams } = sendingPage(request) ?? new URL(request.url)
  searchParams.delete('_routes')
  // Redirects get the prefix of a language again.
  const screen = splitLocale(pathname).path.replace(/(\/_root)?\.data$/, '')
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return screen === dashboardPath() ? undefined : screen + query
}

/** The page with the form that was sent, whose own address may have no page and lacks the query of the page. */
function sendingPage({ method, headers, url }: Request): URL | undefined {
  if (method === 'GET') return undefined
  const page = URL.parse(headers.get('Referer') ?? '')
  const isOwnPage = page?.host === new URL(url).host && isBackofficePath(splitLocale(page.pathname).path)
  // A form that is sent once more names the page that it was on.
  if (isOwnPage) return page.pathname.endsWith(keptFormPath()) ? new URL(returnPath(new Request(page)), url) : page
  return new URL(new URL(url).pathname, url)
}

const backofficePage = new RegExp(`^${backofficeRoot}(/[\\w-]+)*(\\?[!-"$-~]*)?$`)

/** The page to open after sign-in: the requested one if it is in the back office, otherwise the dashboard. */
export function returnPath(request: Request): string {
  return backofficePathIn(request, 'to') ?? dashboardPath()
}

/** The path in a query parameter; undefined for one that is not of the back office. */
export function backofficePathIn(request: Request, name: 'to' | 'at'): string | undefined {
  const path = new URL(request.url).searchParams.get(name) ?? ''
  return backofficePage.test(path) ? path : undefined
}
