import { createContext } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { actorOf, type Session } from '#domain/operators/session.ts'
import { marketplaceIn, type PageContext } from '#web/page-context.ts'

/** Set by backoffice-root.tsx for all routes under /admin, before any loader or action runs. */
export const sessionContext = createContext<Session | undefined>()

/** Returns the session; undefined before a correct password. */
export function sessionIn(context: PageContext): Session | undefined {
  return context.get(sessionContext)
}

/** Returns the marketplace with the signed-in operator; without one after an incomplete sign-in. */
export function officeIn(context: PageContext): Marketplace {
  const marketplace = marketplaceIn(context)
  const session = sessionIn(context)
  return session?.pendingStep === 'none' ? { ...marketplace, actor: actorOf(session) } : marketplace
}
