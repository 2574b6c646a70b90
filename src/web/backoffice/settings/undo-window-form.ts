import { z } from 'zod'
import { maxUndoMinutes, type UndoWindow } from '#domain/orders/status/undo-window.ts'
import { wholeNumber } from '../forms/whole-number.ts'
import type { Typed } from './setting-result.ts'

export const undoWindowForm = z.object({ undoMinutes: wholeNumber(maxUndoMinutes) })

/** Returns the form values of the window of undoing. */
export function undoWindowTexts({ undoMinutes }: UndoWindow): Typed {
  return { undoMinutes: String(undoMinutes) }
}
