import { pinChoices } from '#domain/operators/pin-rules.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of whether a PIN opens a locked session. */
export function PinsPanel({ state }: { state: SettingState }) {
  const { pins } = backoffice.settings
  const choices = pinChoices.map((value) => ({ value, name: pins.choices[value] }))
  return (
    <SettingPanel part="pins" state={state} nameOf={() => pins.label}>
      {(field) => <RadioField label={pins.label} choices={choices} {...field('pins')} />}
    </SettingPanel>
  )
}
