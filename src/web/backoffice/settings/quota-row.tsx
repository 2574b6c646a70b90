import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { quotaFieldsOf, timeNames } from './quota-fields.ts'
import type { SettingField } from './setting-panel.tsx'

interface QuotaRowProps {
  readonly label: string
  /** The name of the quota. */
  readonly name: string
  field(name: string): SettingField
}

/**
 * Label, input and error share rows with the field beside it, so that a label of two lines does not shift its input.
 */
const alignedField = 'row-span-3 grid grid-rows-subgrid [&>label]:self-end'

/** The fields of a quota: so many, within which time. */
export function QuotaRow({ label, name, field }: QuotaRowProps) {
  const { limits } = settingsMessages
  const { count, time } = quotaFieldsOf(name)
  return (
    <div className="grid grid-cols-2 gap-x-3">
      <TextField label={label} inputMode="numeric" required className={alignedField} {...field(count)} />
      <SelectField label={limits.within} required className={alignedField} {...field(time)}>
        {timeNames.map((name) => (
          <option key={name} value={name}>
            {limits.times[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
