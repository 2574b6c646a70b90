import type { Operator } from './operator.ts'

/** The name stored in ledgers and the audit log, which outlives the account; the id distinguishes equal names. */
export function operatorName({ id, name }: Pick<Operator, 'id' | 'name'>): string {
  return `${name} (${id})`
}
