import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'
import type { ChangedThing } from './changed-thing.ts'

/** What a person did to a thing. `before` and `after` are what the history shows, and what undoing puts back. */
export interface Change {
  readonly what: ChangedThing
  readonly id: number | string
  /** In the past tense, such as `edited` or `retired`. */
  readonly action: string
  readonly before?: object | undefined
  readonly after?: object | undefined
}

/** Writes a person's change down for good. Refuses to do so outside the transaction of the change itself. */
export async function recordChange(marketplace: Marketplace, change: Change): Promise<void> {
  const { what, id, action, before, after } = change
  if (!marketplace.db.isTransaction)
    throw new Error(`${what} ${action} must be recorded in the transaction of the change`)
  const operator = requireOperator(marketplace, 'staff')
  await marketplace.db
    .insertInto('changes')
    .values({
      operator_id: operator.id,
      made_by: operatorName(operator),
      thing: what,
      thing_id: String(id),
      action,
      before: before ? JSON.stringify(before) : null,
      after: after ? JSON.stringify(after) : null,
      made_at: marketplace.clock.now(),
    })
    .execute()
}
