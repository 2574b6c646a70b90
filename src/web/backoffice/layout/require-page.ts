import { requireAllowed } from '#domain/access/require-allowed.ts'
import { requireSession } from '#web/backoffice/auth/require-session.ts'
import type { PageContext } from '#web/page-context.ts'
import { mayOpen } from './pages-of-roles.ts'

interface OpenedPage {
  readonly context: PageContext
  readonly request: Request
  /** The pattern of the page's route, without the leading slash. */
  readonly pattern: string
}

/**
 * Requires a session of a role that opens the page. Throws NotAllowed for another role, and a redirect to the missing
 * sign-in step without a session.
 */
export function requirePage({ context, request, pattern }: OpenedPage): void {
  const { role } = requireSession(context, request)
  requireAllowed(mayOpen(role, `/${pattern}`))
}
