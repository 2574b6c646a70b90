import { governorates } from '#domain/geography/governorate.ts'
import { maxDeliveryHours, maxOverdueDays } from '#domain/orders/delivery/delivery-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { TextField } from '#web/ui/field.tsx'
import { transitField } from './delivery-fields.ts'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

type Part = keyof typeof settingsMessages.delivery.parts

/** The settings of when a parcel is overdue, and of the day on which an order is expected. */
export function DeliveryRulesPanel({ state }: { state: SettingState }) {
  const { delivery: messages } = settingsMessages
  const hasOtherDays = governorates.some((governorate) => state.typed[transitField(governorate)])
  const hints = { preparationDays: messages.preparationHint, maxHours: messages.hoursHint(maxDeliveryHours) }
  return (
    <SettingPanel part="delivery" state={state} nameOf={nameOf}>
      {(field) => {
        const transits = governorates.map((governorate) => ({ governorate, ...field(transitField(governorate)) }))
        const number = (part: Part, hint?: string) => (
          <TextField label={messages.parts[part]} hint={hint} inputMode="numeric" required {...field(part)} />
        )
        return (
          <>
            <div className="grid items-start gap-4 sm:grid-cols-2">
              {number('preparationDays', hints.preparationDays)}
              {number('transitDays')}
              {number('maxHours', hints.maxHours)}
              {number('overdueDays', messages.overdueHint(maxOverdueDays))}
            </div>
            <details open={hasOtherDays || transits.some(({ error }) => error)}>
              <summary className="flex min-h-11 items-center font-semibold text-door">{messages.elsewhere}</summary>
              <p className="text-ink-soft text-sm">{messages.elsewhereHint}</p>
              <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-3">
                {transits.map(({ governorate, ...transit }) => (
                  <TextField
                    key={governorate}
                    label={governorateMessages[governorate]}
                    inputMode="numeric"
                    {...transit}
                  />
                ))}
              </div>
            </details>
          </>
        )
      }}
    </SettingPanel>
  )
}

function nameOf(field: string): string {
  const { daysIn, parts } = settingsMessages.delivery
  const governorate = governorates.find((governorate) => transitField(governorate) === field)
  return governorate ? daysIn(governorateMessages[governorate]) : parts[field as Part]
}
