import type { ComponentProps } from 'react'
import { maxProfileLength, type ShopProfile } from '#domain/shop-profile/shop-profile.ts'
import { useBackofficeMessages } from '#web/backoffice/text/backoffice-messages.ts'
import { TextField } from '#web/ui/field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

const wide = 'sm:col-span-2'

/** The fields of the form in their order, with their input attributes. */
const inputProps: Readonly<Record<keyof ShopProfile, ComponentProps<'input'>>> = {
  name: { required: true, maxLength: maxProfileLength.name },
  nameInArabic: { required: true, maxLength: maxProfileLength.nameInArabic, lang: 'ar', dir: 'rtl' },
  tagline: { required: true, maxLength: maxProfileLength.tagline, className: wide },
  legalName: { required: true, maxLength: maxProfileLength.legalName, className: wide },
  street: { required: true, maxLength: maxProfileLength.street, className: wide },
  postalCode: { required: true, inputMode: 'numeric', maxLength: 4 },
  city: { required: true, maxLength: maxProfileLength.city },
  phone: { required: true, type: 'tel' },
  email: { required: true, type: 'email' },
  facebookUrl: { inputMode: 'url' },
  instagramUrl: { inputMode: 'url' },
}

/** The setting of the shop profile. */
export function ShopProfilePanel({ state }: { state: SettingState }) {
  const { settings } = useBackofficeMessages()
  const { fields: labels, hints } = settings.shopProfile
  const nameOf = (field: string) => labels[field as keyof ShopProfile]
  return (
    <SettingPanel part="shop-profile" state={state} nameOf={nameOf}>
      {(field) => (
        <div className="grid gap-4 sm:grid-cols-2">
          {(Object.keys(inputProps) as (keyof ShopProfile)[]).map((name) => (
            <TextField
              key={name}
              label={labels[name]}
              hint={hints[name as keyof typeof hints]}
              autoComplete="off"
              {...inputProps[name]}
              {...field(name)}
            />
          ))}
        </div>
      )}
    </SettingPanel>
  )
}
