import type { ComponentProps } from 'react'
import { directionOf, type Locale, locales } from '#domain/locale.ts'
import {
  type EditableShopProfile,
  maxProfileLength,
  type ProfileText,
  profileTexts,
} from '#domain/shop-profile/shop-profile.ts'
import { labelOf } from '#messages/label-of.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { textLabelIn } from '#web/backoffice/translations/text-label.ts'
import { parseTranslationName, translationName } from '#web/backoffice/translations/translation-name.ts'
import { languageNames } from '#web/text/language-names.ts'
import { TextField } from '#web/ui/field.tsx'
import { type SettingField, SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

const wide = 'sm:col-span-2'

/** The columns of the texts of the profile. */
const textWidths: Readonly<Record<ProfileText, string>> = { tagline: wide, legalName: wide, street: wide, city: '' }

/** The fields of the form in their order, with their input attributes. */
const inputProps: Readonly<
  Record<Exclude<keyof EditableShopProfile, ProfileText | 'locale' | 'translations'>, ComponentProps<'input'>>
> = {
  name: { required: true, maxLength: maxProfileLength.name },
  nameInArabic: { required: true, maxLength: maxProfileLength.nameInArabic, lang: 'ar', dir: 'rtl' },
  phone: { required: true, type: 'tel' },
  email: { required: true, type: 'email' },
  postalCode: { required: true, inputMode: 'numeric', maxLength: 4 },
  facebookUrl: { inputMode: 'url' },
  instagramUrl: { inputMode: 'url' },
}

type Field = (name: string) => SettingField

/** The setting of the shop profile: facts and texts, then the texts in each other language. */
export function ShopProfilePanel({ state }: { state: SettingState }) {
  const { fields: labels, hints } = settingsMessages.shopProfile
  return (
    <SettingPanel part="shop-profile" state={state} nameOf={fieldName}>
      {(field) => {
        const writtenIn = locales.find((locale) => locale === field('locale').defaultValue) ?? 'en'
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              {(Object.keys(inputProps) as (keyof typeof inputProps)[]).map((name) => (
                <TextField
                  key={name}
                  label={labels[name]}
                  hint={hints[name as keyof typeof hints]}
                  autoComplete="off"
                  {...inputProps[name]}
                  {...field(name)}
                />
              ))}
              <LanguageField
                // A select keeps its choice when only its default value changes.
                key={writtenIn}
                label={labels.locale}
                hint={hints.locale}
                {...field('locale')}
              />
              {profileTexts.map((name) => (
                <ProfileTextField key={name} locale={writtenIn} text={name} isRequired {...field(name)} />
              ))}
            </div>
            {locales
              .filter((locale) => locale !== writtenIn)
              .map((locale) => (
                <TranslatedTexts key={locale} locale={locale} field={field} />
              ))}
            <p className="text-ink-soft text-sm">{hints.translations}</p>
          </>
        )
      }}
    </SettingPanel>
  )
}

/** The texts in one language, under its own name. */
function TranslatedTexts({ locale, field }: { locale: Locale; field: Field }) {
  return (
    <fieldset className="border-sand-deep border-t pt-3">
      <legend className="pe-2 font-semibold">
        <bdi lang={locale}>{languageNames[locale]}</bdi>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {profileTexts.map((name) => (
          <ProfileTextField key={name} locale={locale} text={name} {...field(translationName(locale, name))} />
        ))}
      </div>
    </fieldset>
  )
}

interface ProfileTextFieldProps extends SettingField {
  readonly locale: Locale
  readonly text: ProfileText
  readonly isRequired?: boolean
}

function ProfileTextField({ locale, text, isRequired = false, ...field }: ProfileTextFieldProps) {
  const { fields: labels, hints } = settingsMessages.shopProfile
  return (
    <TextField
      label={labels[text]}
      hint={isRequired ? hints[text as keyof typeof hints] : undefined}
      autoComplete="off"
      required={isRequired}
      maxLength={maxProfileLength[text]}
      lang={locale}
      dir={directionOf(locale)}
      className={textWidths[text]}
      {...field}
    />
  )
}

/** Returns the label of a field; that of a translation names its language. */
function fieldName(field: string): string {
  const { fields: labels } = settingsMessages.shopProfile
  const translated = parseTranslationName(field)
  return translated ? textLabelIn(translated.field, translated.locale) : labelOf(labels, field)
}
