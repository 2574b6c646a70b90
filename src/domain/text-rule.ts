/** How a text may be written. */
export interface TextRule {
  /** In characters. */
  readonly maxLength: number
  /** Otherwise it is one line. */
  readonly isMultiline?: boolean
  /** Whether it must not be empty as it was written. A translation may be. */
  readonly isRequired?: boolean
}

/** The texts of a thing that are translated, in the order of its form. */
export type TextRules<Field extends string = string> = Readonly<Record<Field, TextRule>>

/** Returns the texts of a thing; absent ones are empty. */
export function textsNamed<Field extends string>(
  rules: TextRules<Field>,
  thing: { readonly [Name in NoInfer<Field>]?: string | undefined },
): Readonly<Record<Field, string>> {
  const fields = Object.keys(rules) as Field[]
  return Object.fromEntries(fields.map((field) => [field, thing[field] ?? ''])) as Record<Field, string>
}
