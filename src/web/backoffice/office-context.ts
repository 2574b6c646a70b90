import { createContext } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Session } from '#domain/operators/session.ts'
import { marketplaceIn, type PageContext } from '#web/page-context.ts'

/** Set by office-door.tsx for everything under /admin, before any loader or action runs. */
export const sessionContext = createContext<Session | undefined>()

/** The browser's session; undefined while nobody has given a password in it. */
export function sessionIn(context: PageContext): Session | undefined {
  return context.get(sessionContext)
}

/** The marketplace with its person at work, or with nobody, who may do nothing. */
export function officeIn(context: PageContext): Marketplace {
  const marketplace = marketplaceIn(context)
  const session = sessionIn(context)
  return session?.owes === 'nothing' ? { ...marketplace, operator: session.operator } : marketplace
}
