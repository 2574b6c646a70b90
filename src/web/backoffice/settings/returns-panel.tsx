import { maxReturnDays } from '#domain/returns/return-rules.ts'
import { returnsMessages } from '#page-messages/backoffice/returns.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

type Part = keyof typeof returnsMessages.parts

/** The setting of how long customers may withdraw, and of when the shop pays back. */
export function ReturnRulesPanel({ state }: { state: SettingState }) {
  const { parts, daysHint } = returnsMessages
  return (
    <SettingPanel part="returns" state={state} nameOf={(field) => parts[field as Part]}>
      {(field) => (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {(['withdrawalDays', 'refundDays'] as const).map((part) => (
            <TextField
              key={part}
              label={parts[part]}
              hint={daysHint(maxReturnDays)}
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
