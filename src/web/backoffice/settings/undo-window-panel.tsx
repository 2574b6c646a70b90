import { maxUndoMinutes } from '#domain/orders/status/undo-window.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how long a step of an order is undone without a reason. */
export function UndoWindowPanel({ state }: { state: SettingState }) {
  const { undoWindow } = backoffice.settings
  return (
    <SettingPanel part="undo-window" state={state} nameOf={() => undoWindow.label}>
      {(field) => (
        <TextField
          label={undoWindow.label}
          hint={undoWindow.hint(maxUndoMinutes)}
          inputMode="numeric"
          required
          className="max-w-xs"
          {...field('undoMinutes')}
        />
      )}
    </SettingPanel>
  )
}
