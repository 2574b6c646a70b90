import type { HoldLimits } from '#domain/orders/holds/hold-limits.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { holders } from './hold-limit-fields.ts'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** How much stock orders hold before they are confirmed, and for how long. */
export function HoldLimitsPanel({ state }: { state: SettingState }) {
  const { holds } = settingsMessages
  return (
    <SettingPanel part="hold-limits" state={state} nameOf={(field) => holds.parts[field as keyof HoldLimits]}>
      {(field) => (
        <>
          {holders.map((holder) => (
            <fieldset key={holder}>
              <legend className="font-semibold">{holds.holders[holder]}</legend>
              <div className="mt-2 grid grid-cols-2 items-start gap-3">
                <TextField label={holds.pieces} inputMode="numeric" required {...field(`${holder}Pieces`)} />
                <TextField label={holds.value} inputMode="numeric" required {...field(`${holder}Value`)} />
              </div>
            </fieldset>
          ))}
          <TextField
            label={holds.parts.sizeShare}
            hint={holds.sizeShareHint}
            inputMode="numeric"
            required
            className="max-w-xs"
            {...field('sizeShare')}
          />
          <div className="grid items-start gap-4 sm:grid-cols-2">
            <TextField
              label={holds.parts.hoursToConfirm}
              hint={holds.hoursHint}
              inputMode="numeric"
              required
              {...field('hoursToConfirm')}
            />
            <TextField
              label={holds.parts.hoursAfterReminder}
              hint={holds.afterReminderHint}
              inputMode="numeric"
              required
              {...field('hoursAfterReminder')}
            />
          </div>
        </>
      )}
    </SettingPanel>
  )
}
