type PluralForms = { readonly other: string } & { readonly [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

/** The form of a sentence that a language wants for a count: Arabic has six, English two. */
export function plural(language: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(language).select(count)] ?? forms.other
}
