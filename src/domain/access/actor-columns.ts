import type { Actor } from './actor.ts'

/** The columns of a row that remembers who did something. They outlive the account of an operator. */
export interface ActorColumns {
  readonly actor_kind: Actor['kind']
  /** Of an operator, or the order of a customer. */
  readonly actor_id: number | null
  readonly actor_name: string
}

/** Somebody of the office who acts for a seller is the one who did it. */
export function actorColumns(actor: Actor): ActorColumns {
  const { kind } = actor
  if (kind === 'operator') {
    const { id, name } = ('actedBy' in actor && actor.actedBy) || actor
    return { actor_kind: kind, actor_id: id, actor_name: name }
  }
  if (kind === 'customer') return { actor_kind: kind, actor_id: actor.orderId, actor_name: kind }
  return { actor_kind: kind, actor_id: null, actor_name: 'name' in actor ? (actor.name ?? kind) : kind }
}

export function isSameActor(
  one: Pick<ActorColumns, 'actor_kind' | 'actor_id'>,
  other: Pick<ActorColumns, 'actor_kind' | 'actor_id'>,
): boolean {
  return one.actor_kind === other.actor_kind && one.actor_id === other.actor_id
}
