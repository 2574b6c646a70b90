import { z } from 'zod'
import type { Setting } from '#domain/settings/setting.ts'
import { defaultUndoWindow, maxUndoMinutes, type UndoWindow } from './undo-window.ts'

const shape = z.object({ undoMinutes: z.int().min(1).max(maxUndoMinutes) }) satisfies z.ZodType<UndoWindow>

export const undoWindowSetting: Setting<UndoWindow> = { key: 'undo-window', shape, defaultValue: defaultUndoWindow }
