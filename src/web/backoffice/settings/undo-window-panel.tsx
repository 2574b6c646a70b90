import { maxUndoMinutes } from '#domain/orders/status/undo-window.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { NumberPanel } from './number-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how long a step of an order is undone without a reason. */
export function UndoWindowPanel({ state }: { state: SettingState }) {
  const { label, hint } = backoffice.settings.undoWindow
  return <NumberPanel part="undo-window" state={state} name="undoMinutes" label={label} hint={hint(maxUndoMinutes)} />
}
