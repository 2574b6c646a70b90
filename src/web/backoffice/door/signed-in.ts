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

/** The screen that was asked for, or from which something was sent, also by script. */
function wish(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  const screen = pathname.replace(/(\/_root)?\.data$/, '')
  const query = searchParams.size > 0 && request.method === 'GET' ? `?${searchParams}` : ''
  return screen === '/admin' ? '' : `?${new URLSearchParams({ to: screen + query })}`
}

/** Where someone who has come in goes on: the screen they wanted, if it is one of ours, written as an address is. */
export function wishedScreen(request: Request): string {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  return /^\/admin(\/[\w-]+)*(\?[!-"$-~]*)?$/.test(to) ? to : '/admin'
}
