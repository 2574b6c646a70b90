export type EntityKind =
  | 'product'
  | 'product import'
  | 'store'
  | 'picture'
  | 'order'
  | 'order step'
  | 'payment'
  | 'remittance'
  | 'payout'
  | 'return'
  | 'return step'
  | 'photo'
  | 'comment'
  | 'review photo'
  | 'plan request'
  | 'plan due'
  | 'plan payment'
  | 'message'
  | 'email'
  | 'data link'
  | 'subscription'
  | 'newsletter issue'
  | 'stock alert'
  | 'change'
  | 'text'
  | 'search entry'
  | 'courier'
  | 'category'
  | 'discount code'
  | 'hand-over'
  | 'operator'
  | 'seller'
  | 'studio'

/** The requested entity does not exist, or no longer does. Pages and the API respond with 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly entity: EntityKind

  constructor(entity: EntityKind, id: number | string) {
    super(`No ${entity} ${id}`)
    this.entity = entity
  }
}

/** For what leaves unknown things out, such as a step for several at once; rethrows all other errors. */
export function undefinedIfNotFound(error: unknown): undefined {
  if (!(error instanceof NotFound)) throw error
}
