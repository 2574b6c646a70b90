import { languages } from '#domain/locale.ts'
import { fixedHolidays } from '#domain/orders/holds/working-days.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { locale } from '#page-messages/locale.ts'
import { TextArea } from '#web/ui/field.tsx'
import { FieldRow, inputProps, SettingPanel, type SettingPanelProps } from './setting-panel.tsx'

const dayAndMonth = new Intl.DateTimeFormat(languages[locale].intlTag, {
  ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
})

/** The closed days, a line for each, and the holidays that are known already. */
export function ClosedDaysPanel(props: SettingPanelProps) {
  const holidays = fixedHolidays.map((day) => dayAndMonth.format(new Date(`2000-${day}`)))
  return (
    <SettingPanel {...props}>
      {(field) => (
        <>
          <TextArea rows={6} className="max-w-xs" {...inputProps(field('closedDays'))} />
          <p className="text-ink-soft text-sm">{settingsMessages.closedDays.holidays(holidays)}</p>
          <FieldRow fields={[field('worksSaturdays')]} />
        </>
      )}
    </SettingPanel>
  )
}
