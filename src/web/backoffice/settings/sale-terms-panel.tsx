import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { GovernorateInputs } from './governorate-inputs.tsx'
import { offerFields } from './sale-terms.ts'
import { FieldRow, SettingPanel, type SettingPanelProps } from './setting-panel.tsx'

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
