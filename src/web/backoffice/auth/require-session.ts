import { redirect } from 'react-router'
import type { OperatorActor } from '#domain/access/actor.ts'
import { officeIn, sessionIn } from '#web/backoffice/backoffice-context.ts'
import type { PageContext } from '#web/page-context.ts'

/**
 * Returns the signed-in operator. Otherwise throws a redirect to the missing sign-in step, with the requested URL to
 * return to.
 */
export function requireSession(context: PageContext, request: Request): OperatorActor {
  const { actor } = officeIn(context)
  if (actor.kind === 'operator') return actor
  const session = sessionIn(context)
  if (session?.pendingStep === 'second-factor-setup') throw redirect('/admin/account/second-factor')
  throw redirect(`${session ? '/admin/sign-in/code' : '/admin/sign-in'}${returnQuery(request)}`)
}

/** The query that returns to the requested page, or to the page that sent a form or a data request. */
function returnQuery(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const screen = pathname.replace(/(\/_root)?\.data$/, '')
  const query = searchParams.size > 0 && request.method === 'GET' ? `?${searchParams}` : ''
  return screen === '/admin' ? '' : `?${new URLSearchParams({ to: screen + query })}`
}

/** The page to open after sign-in: the requested one if it is under /admin, otherwise the dashboard. */
export function returnPath(request: Request): string {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  return /^\/admin(\/[\w-]+)*(\?[!-"$-~]*)?$/.test(to) ? to : '/admin'
}
