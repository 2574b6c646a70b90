import type { ComponentProps } from 'react'
import { type House, longestFact } from '#domain/house/house.ts'
import { TextField } from '../../ui/field.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { SettingState } from './setting-answer.ts'
import { SettingPanel } from './setting-panel.tsx'

const wide = 'sm:col-span-2'

/** The facts of the house in the order of the form, and what keyboards should know of each. */
const facts: Readonly<Record<keyof House, ComponentProps<'input'>>> = {
  name: { required: true, maxLength: longestFact.name },
  nameInArabic: { required: true, maxLength: longestFact.nameInArabic, lang: 'ar', dir: 'rtl' },
  tagline: { required: true, maxLength: longestFact.tagline, className: wide },
  legalName: { required: true, maxLength: longestFact.legalName, className: wide },
  street: { required: true, maxLength: longestFact.street, className: wide },
  postalCode: { required: true, inputMode: 'numeric', maxLength: 4 },
  city: { required: true, maxLength: longestFact.city },
  phone: { required: true, type: 'tel' },
  email: { required: true, type: 'email' },
  facebookUrl: { inputMode: 'url' },
  instagramUrl: { inputMode: 'url' },
}

/** What visitors and their letters are told of the house. */
export function HousePanel({ state }: { state: SettingState }) {
  const { settings } = useOfficeMessages()
  const { facts: names, hints } = settings.house
  const nameOf = (field: string) => names[field as keyof House]
  return (
    <SettingPanel part="house" state={state} nameOf={nameOf}>
      {(field) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(facts) as (keyof House)[]).map((fact) => (
            <TextField
              key={fact}
              label={names[fact]}
              hint={hints[fact as keyof typeof hints]}
              autoComplete="off"
              {...facts[fact]}
              {...field(fact)}
            />
          ))}
        </div>
      )}
    </SettingPanel>
  )
}
