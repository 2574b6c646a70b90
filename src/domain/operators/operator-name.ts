import type { Operator } from './operator.ts'

/** What ledgers and histories call the person, and keep when the account has gone: a name, told apart by its number. */
export function operatorName({ id, name }: Pick<Operator, 'id' | 'name'>): string {
  return `${name} (${id})`
}
