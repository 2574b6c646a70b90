import type { Actor } from './actor.ts'

/** The columns of a row that remembers who did something. They outlive the account of an operator. */
export interface ActorColumns {
  readonly actor_kind: Actor['kind']
  /** Of an operator, or the order of a customer. */
  readonly actor_id: number | null
  readonly actor_name: string
}

export function actorColumns(actor: Actor): ActorColumns {
  const { kind } = actor
  if (kind === 'operator') return { actor_kind: kind, actor_id: actor.id, actor_name: actor.name }
  if (kind === 'customer') return { actor_kind: kind, actor_id: actor.orderId, actor_name: kind }
  return { actor_kind: kind, actor_id: null, actor_name: 'name' in actor ? (actor.name ?? kind) : kind }
}

export function isSameActor(
  one: Pick<ActorColumns, 'actor_kind' | 'actor_id'>,
  other: Pick<ActorColumns, 'actor_kind' | 'actor_id'>,
): boolean {
  return one.actor_kind === other.actor_kind && one.actor_id === other.actor_id
}
