import { redirect } from 'react-router'
import type { Operator } from '#domain/operators/operator.ts'
import type { PageContext } from '#web/page-context.ts'
import { officeIn, sessionIn } from '../office-context.ts'

/** The person at work. Whoever is not leads to where they can come in, and from there back to what they wanted. */
export function signedIn(context: PageContext, request: Request): Operator {
  const { operator } = officeIn(context)
  if (operator) return operator
  const session = sessionIn(context)
  if (session?.owes === 'second-factor') throw redirect('/admin/account/second-factor')
  throw redirect(`${session ? '/admin/sign-in/code' : '/admin/sign-in'}${wish(request)}`)
}

/** What was asked for, when going there later makes sense. */
function wish(request: Request): string {
  const { pathname, search } = new URL(request.url)
  const isPage = request.method === 'GET' && pathname !== '/admin' && !pathname.endsWith('.data')
  return isPage ? `?${new URLSearchParams({ to: pathname + search })}` : ''
}

/** Where someone who has come in goes on: the screen they wanted, if it is one of ours. */
export function wishedScreen(request: Request): string {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  return /^\/admin(\/[\w-]+)*(\?[^#]*)?$/.test(to) ? to : '/admin'
}
