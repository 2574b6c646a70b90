import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { holders } from './hold-limits.ts'
import { FieldRow, SettingInput, SettingPanel, type SettingPanelProps } from './setting-panel.tsx'

/** A row for each of those whose orders are limited, then the times. */
export function HoldLimitsPanel(props: SettingPanelProps) {
  const { holds } = settingsMessages
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          {holders.map((holder) => (
            <fieldset key={holder}>
              <legend className="font-semibold">{holds.holders[holder]}</legend>
              <div className="mt-2 grid grid-cols-2 items-start gap-3">
                <SettingInput {...field(`${holder}Pieces`)} label={holds.pieces} />
                <SettingInput {...field(`${holder}Value`)} label={holds.value} />
              </div>
            </fieldset>
          ))}
          <FieldRow fields={[field('sizeShare')]} />
          <FieldRow fields={[field('hoursToConfirm'), field('hoursAfterReminder')]} />
        </>
      )}
    </SettingPanel>
  )
}
