import type { Operator, Seller } from './operator.ts'
import { everyStore, type StoreScope } from './store-scope.ts'

/** Who acts. Every operation receives exactly one, and the policies decide what it may do. */
export type Actor = VisitorActor | CustomerActor | OperatorActor | SellerActor | SystemActor

/** An anonymous visitor of the shop. */
export interface VisitorActor {
  readonly kind: 'visitor'
}

/** Somebody with the private link of an order. */
export interface CustomerActor {
  readonly kind: 'customer'
  readonly orderId: number
}

/** A signed-in operator of the back office. */
export interface OperatorActor extends Operator {
  readonly kind: 'operator'
  /** The stores they work for. Only those of every store do what concerns the whole shop. */
  readonly stores: StoreScope
  /** When the person last proved with a password or a passkey who it is; absent when that is unknown. */
  readonly identityCheckedAt?: Date
}

/** A signed-in seller: an operator of some stores and of nothing else. */
export interface SellerActor extends Seller {
  readonly kind: 'operator'
  readonly stores: readonly number[]
  /** Whether they have accepted the terms in their last version. Until then they may look, and change nothing. */
  readonly hasAcceptedTerms: boolean
  /** When they last proved who they are, with a private link or a passkey; absent when that is unknown. */
  readonly identityCheckedAt?: Date
  /** Who of the office acts for the seller; undefined: the seller acts. */
  readonly actedBy: { readonly id: number; readonly name: string } | undefined
}

/** The program itself: jobs, samples, setup, and tests that say so. */
export interface SystemActor {
  readonly kind: 'system'
  /** What part of it, where rows tell it from others. */
  readonly name?: string
  /** A person acts through a command on the server: the audit log has an entry. */
  readonly isAudited?: true
}

/** Returns an operator of the office as the actor: those work for every store. */
export function operatorActor(operator: Operator): OperatorActor {
  return { kind: 'operator', ...operator, stores: everyStore }
}

/** Returns a seller as the actor, with the ids of the own stores. */
export function sellerActor(
  seller: Seller,
  stores: readonly number[],
  hasAcceptedTerms = true,
  actedBy?: SellerActor['actedBy'],
): SellerActor {
  return { kind: 'operator', ...seller, stores, hasAcceptedTerms, actedBy }
}

export const visitor: VisitorActor = { kind: 'visitor' }

export const system: SystemActor = { kind: 'system' }
