import { governorates } from '#domain/geography/governorate.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { offerFields } from './sale-terms.ts'
import { FieldRow, SettingInput, SettingPanel, type SettingPanelProps, type ShownField } from './setting-panel.tsx'

/** The fees that hold everywhere, then those of single governorates, and the rest. */
export function SaleTermsPanel(props: SettingPanelProps) {
  const { elsewhere, elsewhereHint } = settingsMessages.saleTerms
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <FieldRow fields={[field('deliveryFee'), field('freeFrom')]} />
          <GovernorateInputs prefix="fee" title={elsewhere} hint={elsewhereHint} field={field} />
          <FieldRow fields={[field('exchangeDays')]} />
          {offerFields.map((name) => (
            <FieldRow key={name} fields={[field(name)]} />
          ))}
        </>
      )}
    </SettingPanel>
  )
}

/** The days that hold everywhere, then those of single governorates. */
export function DeliveryPanel(props: SettingPanelProps) {
  const { elsewhere, elsewhereHint } = settingsMessages.delivery
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <FieldRow fields={[field('preparationDays'), field('transitDays')]} />
          <FieldRow fields={[field('maxHours'), field('overdueDays')]} />
          <GovernorateInputs prefix="transit" title={elsewhere} hint={elsewhereHint} field={field} />
        </>
      )}
    </SettingPanel>
  )
}

interface GovernorateInputsProps {
  /** The names of the fields begin with it. */
  readonly prefix: string
  readonly title: string
  readonly hint: string
  field(name: string): ShownField
}

/** The values of single governorates, folded until one has its own. */
function GovernorateInputs({ prefix, title, hint, field }: GovernorateInputsProps) {
  const fields = governorates.map((governorate) => field(`${prefix}-${governorate}`))
  return (
    <Disclosure title={title} isOpen={fields.some(({ defaultValue, error }) => defaultValue || error)}>
      <p className="text-ink-soft text-sm">{hint}</p>
      <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
        {fields.map((field) => (
          <SettingInput key={field.name} {...field} />
        ))}
      </div>
    </Disclosure>
  )
}
