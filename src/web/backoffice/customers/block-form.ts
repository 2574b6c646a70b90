import { z } from 'zod'
import { blockKinds, type CustomerBlock, maxBlockNoteLength } from '#domain/orders/blocks/customer-block.ts'
import { endOfDay, parseDay } from '#domain/tunis-day.ts'
import { type BackofficeFieldErrors, checkForm } from '#web/backoffice/forms/check-form.ts'
import { oneOf, optional, parsed, requiredText } from '#web/forms/field-values.ts'
import { known, line, rawText, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'

export const blockForm = z.object({
  kind: oneOf(blockKinds),
  note: requiredText(maxBlockNoteLength),
  lastDay: optional(parsed(parseDay, 'day')),
})

const typedBlock = z.object({
  do: known(['block', 'end-block']),
  version: sentIdOrZero,
  kind: rawText,
  note: line,
  lastDay: rawText,
})

export type BlockFieldErrors = BackofficeFieldErrors<'kind' | 'note' | 'lastDay'>

/** The block as it was typed. */
export type TypedBlock = Pick<z.output<typeof typedBlock>, 'kind' | 'note' | 'lastDay'>

type ReadBlock = { readonly typed: TypedBlock; readonly version: number } & (
  | { readonly block: CustomerBlock | undefined }
  | { readonly fieldErrors: BlockFieldErrors }
)

/** Reads what the panel sends: a block, or `block: undefined` to end it; undefined for what no button sends. */
export function readBlock(form: FormData): ReadBlock | undefined {
  const { do: wanted, version, ...typed } = readFields(typedBlock, form)
  if (!wanted || !Number.isSafeInteger(version) || version < 0) return undefined
  if (wanted === 'end-block') return { typed, version, block: undefined }
  const reading = checkForm(blockForm, typed)
  if (reading.outcome !== 'read') return { typed, version, fieldErrors: reading.fieldErrors }
  const { kind, note, lastDay } = reading.value
  return { typed, version, block: { kind, note, ...(lastDay && { endsAt: endOfDay(lastDay) }) } }
}
