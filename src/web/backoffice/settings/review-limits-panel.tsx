import { reviewLimitNames } from '#domain/rate-limits/review-limit.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { QuotaRow } from './quota-row.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** Beyond what visitors' texts, and emails to typed addresses, wait for a look. */
export function ReviewLimitsPanel({ state }: { state: SettingState }) {
  const { reviewLimits } = settingsMessages
  const nameOf = (field: string) => {
    const name = reviewLimitNames.find((name) => field === name || field.startsWith(`${name}.`))
    return name ? reviewLimits[name] : field
  }
  return (
    <SettingPanel part="review-limits" group="limits" state={state} nameOf={nameOf}>
      {(field) => (
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {reviewLimitNames.map((name) => (
            <QuotaRow key={name} label={reviewLimits[name]} {...{ name, field }} />
          ))}
        </div>
      )}
    </SettingPanel>
  )
}
