import { languages } from '#domain/locale.ts'
import { maxClosedDays } from '#domain/orders/holds/closed-days.ts'
import { fixedHolidays } from '#domain/orders/holds/working-days.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { locale } from '#page-messages/locale.ts'
import { TextArea } from '#web/ui/field.tsx'
import { maxClosedDaysLength, yesOrNo } from './closed-days-fields.ts'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

const dayAndMonth = new Intl.DateTimeFormat(languages[locale].intlTag, {
  ...{ day: 'numeric', month: 'long', timeZone: 'UTC' },
})

/** The days on which nobody phones customers. */
export function ClosedDaysPanel({ state }: { state: SettingState }) {
  const { closedDays } = settingsMessages
  const holidays = fixedHolidays.map((day) => dayAndMonth.format(new Date(`2000-${day}`)))
  return (
    <SettingPanel
      part="closed-days"
      state={state}
      nameOf={(field) => (field === 'worksSaturdays' ? closedDays.saturdays : closedDays.label)}
    >
      {(field) => (
        <>
          <TextArea
            label={closedDays.label}
            hint={closedDays.hint(maxClosedDays)}
            rows={6}
            maxLength={maxClosedDaysLength}
            className="max-w-xs"
            {...field('closedDays')}
          />
          <p className="text-ink-soft text-sm">{closedDays.holidays(holidays)}</p>
          <RadioField
            label={closedDays.saturdays}
            choices={yesOrNo.map((value) => ({ value, name: closedDays.saturdayChoices[value] }))}
            {...field('worksSaturdays')}
          />
        </>
      )}
    </SettingPanel>
  )
}
