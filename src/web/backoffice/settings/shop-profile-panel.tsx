import type { ComponentProps } from 'react'
import { directionOf, type Locale, locales } from '#domain/locale.ts'
import { type ProfileText, profileTexts } from '#domain/shop-profile/shop-profile.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { LanguageField } from '#web/backoffice/forms/language-field.tsx'
import { translationName } from '#web/backoffice/translations/translation-name.ts'
import { languageNames } from '#web/text/language-names.ts'
import { inputProps, SettingInput, SettingPanel, type SettingPanelProps, type ShownField } from './setting-panel.tsx'

const wide = 'sm:col-span-2'

/** The columns of the texts of the profile. */
const textWidths: Readonly<Record<ProfileText, string>> = { tagline: wide, legalName: wide, street: wide, city: '' }

/** The facts in their order, with what their inputs have beside their limits. */
const facts: Readonly<Record<string, Pick<ComponentProps<'input'>, 'type' | 'lang' | 'dir' | 'inputMode'>>> = {
  ...{ name: {}, nameInArabic: { lang: 'ar', dir: 'rtl' }, phone: { type: 'tel' }, email: { type: 'email' } },
  ...{ postalCode: {}, facebookUrl: { inputMode: 'url' }, instagramUrl: { inputMode: 'url' } },
}

type FieldOf = (name: string) => ShownField

/** Facts and texts of the shop, then the texts in each other language. */
export function ShopProfilePanel(props: SettingPanelProps) {
  return (
    <SettingPanel {...props}>
      {(field) => {
        const writtenIn = locales.find((locale) => locale === field('locale').defaultValue) ?? 'en'
        return (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              {Object.entries(facts).map(([name, attributes]) => (
                <SettingInput key={name} autoComplete="off" {...field(name)} {...attributes} />
              ))}
              {/* A select keeps its choice when only its default value changes. */}
              <LanguageField key={writtenIn} {...inputProps(field('locale'))} />
              {profileTexts.map((name) => (
                <ProfileTextField key={name} locale={writtenIn} text={name} field={field(name)} />
              ))}
            </div>
            {locales
              .filter((locale) => locale !== writtenIn)
              .map((locale) => (
                <TranslatedTexts key={locale} locale={locale} field={field} />
              ))}
            <p className="text-ink-soft text-sm">{settingsMessages.shopProfileHints.translations}</p>
          </>
        )
      }}
    </SettingPanel>
  )
}

/** The texts in one language, under its own name. */
function TranslatedTexts({ locale, field }: { readonly locale: Locale; readonly field: FieldOf }) {
  return (
    <fieldset className="border-sand-deep border-t pt-3">
      <legend className="pe-2 font-semibold">
        <bdi lang={locale}>{languageNames[locale]}</bdi>
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        {profileTexts.map((name) => (
          <ProfileTextField key={name} locale={locale} text={name} field={field(translationName(locale, name))} />
        ))}
      </div>
    </fieldset>
  )
}

interface ProfileTextFieldProps {
  readonly locale: Locale
  readonly text: ProfileText
  readonly field: ShownField
}

function ProfileTextField({ locale, text, field }: ProfileTextFieldProps) {
  const language = { lang: locale, dir: directionOf(locale) }
  return <SettingInput autoComplete="off" className={textWidths[text]} {...field} {...language} />
}
