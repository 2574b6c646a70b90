import { strangerDeeds } from '#domain/limits/limits.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { fieldsOf, sides, timeNames } from './limits-form.ts'
import type { SettingState } from './setting-answer.ts'
import { type SettingField, SettingPanel } from './setting-panel.tsx'

/** How often strangers may do what. */
export function LimitsPanel({ state }: { state: SettingState }) {
  const { limits } = useOfficeMessages().settings
  const nameOf = (field: string) => {
    const [part = '', side, unit] = field.split('.')
    const name = limits.parts[part as keyof typeof limits.parts]
    return side ? limits.field(name, limits[side as (typeof sides)[number]], unit === 'time') : name
  }
  return (
    <SettingPanel part="limits" state={state} nameOf={nameOf}>
      {(field) => (
        <>
          {strangerDeeds.map((deed) => (
            <fieldset key={deed}>
              <legend className="font-semibold">{limits.parts[deed]}</legend>
              <div className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2">
                {sides.map((side) => {
                  const { count, time } = fieldsOf(deed, side)
                  return <AllowanceFields key={side} label={limits[side]} count={field(count)} time={field(time)} />
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

function AllowanceFields({ label, count, time }: { label: string; count: SettingField; time: SettingField }) {
  const { limits } = useOfficeMessages().settings
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
