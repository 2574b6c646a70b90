import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

const rates = ['withoutPlan', 'silver', 'gold', 'diamonds'] as const

/** The setting of what makers leave to the shop. */
export function CommissionPanel({ state }: { state: SettingState }) {
  const { parts, courierFeesHint } = settingsMessages.commission
  const labels: Readonly<Record<string, string>> = parts
  return (
    <SettingPanel part="commission" state={state} nameOf={(field) => labels[field] ?? field}>
      {(field) => (
        <div className="space-y-4">
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {rates.map((rate) => (
              <TextField key={rate} label={parts[rate]} inputMode="decimal" dir="ltr" required {...field(rate)} />
            ))}
          </div>
          <TextField
            label={parts.courierFees}
            hint={courierFeesHint}
            inputMode="decimal"
            dir="ltr"
            required
            className="max-w-xs"
            {...field('courierFees')}
          />
        </div>
      )}
    </SettingPanel>
  )
}
