import { maxUndoMinutes } from '#domain/orders/status/undo-window.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { NumberPanel } from './number-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how long a step of an order is undone without a reason. */
export function UndoWindowPanel({ state }: { state: SettingState }) {
  const { label, hint } = settingsMessages.undoWindow
  return <NumberPanel part="undo-window" state={state} name="undoMinutes" label={label} hint={hint(maxUndoMinutes)} />
}
