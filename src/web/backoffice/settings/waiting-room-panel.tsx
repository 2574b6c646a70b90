import { maxOrdersPerMinute } from '#domain/orders/waiting-room/waiting-room.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting above how many orders a minute visitors wait for their turn. */
export function WaitingRoomPanel({ state }: { state: SettingState }) {
  const { waitingRoom } = backoffice.settings
  return (
    <SettingPanel part="waiting-room" state={state} nameOf={() => waitingRoom.label}>
      {(field) => (
        <TextField
          label={waitingRoom.label}
          hint={waitingRoom.hint(maxOrdersPerMinute)}
          inputMode="numeric"
          required
          className="max-w-xs"
          {...field('ordersPerMinute')}
        />
      )}
    </SettingPanel>
  )
}
