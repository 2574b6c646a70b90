import { type RetentionPeriods, retentionParts } from '#domain/personal-data/retention.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of how long personal data is kept. */
export function RetentionPanel({ state }: { readonly state: SettingState }) {
  const { retention } = settingsMessages
  return (
    <SettingPanel part="retention" state={state} nameOf={(field) => retention.parts[field as keyof RetentionPeriods]}>
      {(field) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {retentionParts.map((part) => (
            <TextField
              key={part}
              label={retention.parts[part]}
              hint={retention.hints[part]}
              inputMode="numeric"
              required
              {...field(part)}
            />
          ))}
        </div>
      )}
    </SettingPanel>
  )
}
