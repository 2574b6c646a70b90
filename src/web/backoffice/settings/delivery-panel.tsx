import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { GovernorateInputs } from './governorate-inputs.tsx'
import { FieldRow, SettingPanel, type SettingPanelProps } from './setting-panel.tsx'

/** The days that hold everywhere, then those of single governorates. */
export function DeliveryPanel(props: SettingPanelProps) {
  const { elsewhere, elsewhereHint } = settingsMessages.delivery
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <FieldRow fields={['preparationDays', 'transitDays', 'maxHours', 'overdueDays'].map(field)} />
          <GovernorateInputs prefix="transit" title={elsewhere} hint={elsewhereHint} field={field} />
        </>
      )}
    </SettingPanel>
  )
}
