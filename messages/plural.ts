type PluralForms = { readonly other: string } & { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

/** Cached by language, since creating plural rules is slow. */
const rulesOf: Partial<Record<string, Intl.PluralRules>> = {}

/** Returns the plural form of a sentence for a count: Arabic has six forms, English two. */
export function plural(language: string, count: number, forms: PluralForms): string {
  rulesOf[language] ??= new Intl.PluralRules(language)
  return forms[rulesOf[language].select(count)] ?? forms.other
}
