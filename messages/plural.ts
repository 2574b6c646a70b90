type PluralForms = { readonly other: string } & { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

/** By language: to make them takes longer than to render what they are for. */
const rulesOf: Partial<Record<string, Intl.PluralRules>> = {}

/** The form of a sentence that a language wants for a count: Arabic has six, English two. */
export function plural(language: string, count: number, forms: PluralForms): string {
  rulesOf[language] ??= new Intl.PluralRules(language)
  return forms[rulesOf[language].select(count)] ?? forms.other
}
