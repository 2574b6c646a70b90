import { blockKinds, type CustomerBlock, maxBlockNoteLength } from '#domain/orders/blocks/customer-block.ts'
import { endOfDay } from '#domain/tunis-day.ts'
import { day, line, oneOf, optional, required } from '#web/forms/codec.ts'
import type { Errors, Typed, Values } from '#web/forms/form.ts'

export const blockForm = {
  kind: oneOf(blockKinds),
  note: required(line(maxBlockNoteLength)),
  lastDay: optional(day),
}

export type TypedBlock = Typed<typeof blockForm>

export type BlockFieldErrors = Errors<typeof blockForm>

/** Returns the block that was typed. Its last day is included. */
export function blockOf({ kind, note, lastDay }: Values<typeof blockForm>): CustomerBlock {
  return { kind, note, ...(lastDay && { endsAt: endOfDay(lastDay) }) }
}
