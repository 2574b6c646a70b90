import { maxUndoMinutes, type UndoWindow } from '#domain/orders/status/undo-window.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { settingForm, wholeNumber } from './setting-form.ts'

const { label, hint } = settingsMessages.undoWindow

/** How long a step of an order is undone without a reason. */
export const undoWindow = settingForm<UndoWindow>({
  ...{ key: 'undo-window', group: 'orders' },
  fields: { undoMinutes: wholeNumber({ label, hint: hint(maxUndoMinutes) }, maxUndoMinutes) },
})
