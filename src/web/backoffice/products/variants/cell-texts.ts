import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import type { CellsResult } from './typed-cells.ts'
import type { CellError } from './variants-action.ts'

export function cellErrorText(error: CellError | undefined): string | undefined {
  if (!error) return undefined
  const { errors } = variantsMessages
  return error === 'below-price' || error === 'made-to-order' || error === 'one-of-a-kind'
    ? errors[error]
    : fieldErrorsMessages[error]
}

/** Says what a cell shows now that was changed while something else was typed into it. */
export function noteOf(result: CellsResult | undefined, key: string): string | undefined {
  const { grid } = variantsMessages
  const now = result?.now?.[key]
  const sent = result?.typed.find((cell) => cell.key === key)
  return now === undefined || !sent || now === sent.seen ? undefined : grid.now(now || grid.empty)
}
