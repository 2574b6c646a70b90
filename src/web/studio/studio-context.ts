import { createContext, redirect } from 'react-router'
import type { SellerActor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type SellerSession, sellerActorOf } from '#domain/sellers/seller-session.ts'
import { marketplaceIn, type PageContext } from '#web/page-context.ts'
import { signInByCodePath } from '#web/paths/studio-paths.ts'

/** Set by studio-root.tsx for all routes under /studio, before any loader or action runs. */
export const sellerSessionContext = createContext<SellerSession | undefined>()

/** Returns the session; undefined for somebody who is not signed in. */
export function sellerSessionIn(context: PageContext): SellerSession | undefined {
  return context.get(sellerSessionContext)
}

/** A signed-in seller in the studio. */
interface Studio {
  readonly marketplace: Marketplace & { readonly actor: SellerActor }
  readonly session: SellerSession
}

/** Returns the studio of the signed-in seller. Otherwise throws a redirect to the page that says how to enter. */
export function studioIn(context: PageContext): Studio {
  const session = sellerSessionIn(context)
  if (!session) throw redirect(signInByCodePath())
  return { marketplace: { ...marketplaceIn(context), actor: sellerActorOf(session) }, session }
}
