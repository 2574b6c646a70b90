import { TextField } from '#web/ui/field.tsx'
import type { SettingPart } from './setting-disclosure.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

interface NumberPanelProps {
  readonly part: SettingPart
  readonly state: SettingState
  /** The name of its only field. */
  readonly name: string
  readonly label: string
  readonly hint: string
}

/** A setting of one whole number. */
export function NumberPanel({ part, state, name, label, hint }: NumberPanelProps) {
  return (
    <SettingPanel part={part} state={state} nameOf={() => label}>
      {(field) => <TextField {...{ label, hint }} inputMode="numeric" required className="max-w-xs" {...field(name)} />}
    </SettingPanel>
  )
}
