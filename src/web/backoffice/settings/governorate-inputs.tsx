import { governorates } from '#domain/geography/governorate.ts'
import { SettingInput, type ShownField } from './setting-panel.tsx'

interface GovernorateInputsProps {
  /** The names of the fields begin with it. */
  readonly prefix: string
  readonly title: string
  readonly hint: string
  field(name: string): ShownField
}

/** The values of single governorates, folded until one has its own. */
export function GovernorateInputs({ prefix, title, hint, field }: GovernorateInputsProps) {
  const fields = governorates.map((governorate) => field(`${prefix}-${governorate}`))
  return (
    <details open={fields.some(({ defaultValue, error }) => defaultValue || error)}>
      <summary className="flex min-h-11 items-center font-semibold text-door">{title}</summary>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {fields.map((field) => (
          <SettingInput key={field.name} {...field} />
        ))}
      </div>
    </details>
  )
}
