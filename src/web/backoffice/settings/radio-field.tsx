import type { ReactNode } from 'react'
import { RadioOption } from '#web/ui/radio-option.tsx'
import type { SettingField } from './setting-panel.tsx'

interface RadioFieldProps extends Pick<SettingField, 'name' | 'defaultValue'> {
  readonly label: string
  readonly choices: readonly { readonly value: string; readonly name: ReactNode }[]
}

/** A field of a setting that is one of a few choices, all of them visible. */
export function RadioField({ label, name, defaultValue, choices }: RadioFieldProps) {
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      {choices.map((choice) => (
        <RadioOption key={choice.value} name={name} value={choice.value} isChosen={choice.value === defaultValue}>
          {choice.name}
        </RadioOption>
      ))}
    </fieldset>
  )
}
