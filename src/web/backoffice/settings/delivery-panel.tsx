import { maxOverdueDays } from '#domain/orders/delivery/delivery-rules.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of when a parcel is overdue. */
export function DeliveryRulesPanel({ state }: { state: SettingState }) {
  const { delivery } = backoffice.settings
  return (
    <SettingPanel part="delivery" state={state} nameOf={() => delivery.overdueDays}>
      {(field) => (
        <TextField
          label={delivery.overdueDays}
          hint={delivery.overdueHint(maxOverdueDays)}
          inputMode="numeric"
          required
          className="max-w-xs"
          {...field('overdueDays')}
        />
      )}
    </SettingPanel>
  )
}
