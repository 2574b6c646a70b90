/** Texts by field. */
export type Texts = Readonly<Record<string, string>>

/** The name of the field in the form of the translations of a thing. */
export function inputName(field: string): string {
  return `text-${field}`
}
