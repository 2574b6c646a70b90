import { visitorActions } from '#domain/rate-limits/rate-limit.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { fieldsOf, sides, timeNames } from './quota-fields.ts'
import { type SettingField, SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** How often anonymous visitors may do what. */
export function RateLimitsPanel({ state }: { state: SettingState }) {
  const { limits } = useBackofficeMessages().settings
  const nameOf = (field: string) => {
    const [part = '', side, unit] = field.split('.')
    const name = limits.parts[part as keyof typeof limits.parts]
    return side ? limits.field(name, limits[side as (typeof sides)[number]], unit === 'time') : name
  }
  return (
    <SettingPanel part="rate-limits" state={state} nameOf={nameOf}>
      {(field) => (
        <>
          {visitorActions.map((action) => (
            <fieldset key={action}>
              <legend className="font-semibold">{limits.parts[action]}</legend>
              <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {sides.map((side) => {
                  const { count, time } = fieldsOf(action, side)
                  return <QuotaFields key={side} label={limits[side]} count={field(count)} time={field(time)} />
                })}
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

function QuotaFields({ label, count, time }: { label: string; count: SettingField; time: SettingField }) {
  const { limits } = useBackofficeMessages().settings
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField label={label} inputMode="numeric" required {...count} />
      <SelectField label={limits.within} required {...time}>
        {timeNames.map((name) => (
          <option key={name} value={name}>
            {limits.times[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
