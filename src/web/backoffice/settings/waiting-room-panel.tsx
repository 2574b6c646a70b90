import { maxOrdersPerMinute } from '#domain/orders/waiting-room/waiting-room.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { NumberPanel } from './number-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting above how many orders a minute visitors wait for their turn. */
export function WaitingRoomPanel({ state }: { state: SettingState }) {
  const { label, hint } = backoffice.settings.waitingRoom
  return (
    <NumberPanel
      part="waiting-room"
      state={state}
      name="ordersPerMinute"
      label={label}
      hint={hint(maxOrdersPerMinute)}
    />
  )
}
