import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { quotaFieldsOf, timeNames } from './quota-fields.ts'
import type { SettingField } from './setting-panel.tsx'

interface QuotaRowProps {
  readonly label: string
  /** The name of the quota. */
  readonly name: string
  field(name: string): SettingField
}

/** The fields of a quota: so many, within which time. */
export function QuotaRow({ label, name, field }: QuotaRowProps) {
  const { limits } = useBackofficeMessages().settings
  const { count, time } = quotaFieldsOf(name)
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <TextField label={label} inputMode="numeric" required {...field(count)} />
      <SelectField label={limits.within} required {...field(time)}>
        {timeNames.map((name) => (
          <option key={name} value={name}>
            {limits.times[name]}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
