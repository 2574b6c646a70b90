import type { Actor } from './actor.ts'

/** The name stored in ledgers and the audit log, which outlives the account; the id distinguishes equal names. */
export function actorLabel(actor: Actor): string {
  if (actor.kind === 'operator') return `${actor.name} (${actor.id})`
  return actor.kind === 'seller' ? actor.name : actor.kind
}
