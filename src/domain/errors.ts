export type Thing =
  | 'product'
  | 'store'
  | 'picture'
  | 'order'
  | 'comment'
  | 'plan request'
  | 'message'
  | 'letter'
  | 'subscription'
  | 'newsletter issue'
  | 'change'
  | 'operator'

/** Someone asked for what does not exist, or no longer does. Every surface answers it with its own 404. */
export class NotFound extends Error {
  override readonly name = 'NotFound'
  readonly thing: Thing

  constructor(thing: Thing, id: number | string) {
    super(`No ${thing} ${id}`)
    this.thing = thing
  }
}
