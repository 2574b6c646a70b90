import { visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { labelOf } from '#messages/label-of.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { QuotaRow } from './quota-row.tsx'
import { limitName, sides } from './rate-limit-fields.ts'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** How often anonymous visitors may do what. */
export function RateLimitsPanel({ state }: { state: SettingState }) {
  const { limits } = settingsMessages
  const nameOf = (field: string) => {
    const [part = '', side, unit] = field.split('.')
    const name = labelOf(limits.parts, part)
    const fieldName = sides.find((known) => known === side)
    return fieldName ? limits.fields[unit === 'time' ? (`${fieldName}Time` as const) : fieldName](name) : name
  }
  return (
    <SettingPanel part="rate-limits" group="limits" state={state} nameOf={nameOf}>
      {(field) => (
        <>
          {visitorActions.map((action) => (
            <fieldset key={action}>
              <legend className="font-semibold">{limits.parts[action]}</legend>
              <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {sides.map((side) => (
                  <QuotaRow key={side} label={limits[side]} name={limitName(action, side)} field={field} />
                ))}
              </div>
            </fieldset>
          ))}
          <TextField
            label={limits.parts.unconfirmedOrders}
            hint={limits.unconfirmedHint}
            inputMode="numeric"
            required
            className="max-w-xs"
            {...field('unconfirmedOrders')}
          />
        </>
      )}
    </SettingPanel>
  )
}
