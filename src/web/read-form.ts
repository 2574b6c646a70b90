/** The fields of a request; none when what it carries is no form. */
export async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData())
}

/** What can be wrong with a field. `forms` of the messages has the words. */
export type Mistake = 'required' | 'email' | 'phone' | 'tooLong'

export type Mistakes<Field extends string> = { readonly [Name in Field]?: Mistake }

/** The text of a field; empty when the form has none, or a file in its place. */
export function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/** Texts that are empty where they may not be, or longer than the shop keeps. `longest` counts characters. */
export function lengthMistakes<Field extends string>(
  typed: Readonly<Record<Field, string>>,
  longest: { readonly [Name in Field]?: number },
  optional: readonly Field[] = [],
): Mistakes<Field> {
  const fields = Object.keys(typed) as Field[]
  const mistakes = fields.flatMap((field): [Field, Mistake][] => {
    if (typed[field] === '') return optional.includes(field) ? [] : [[field, 'required']]
    return typed[field].length > (longest[field] ?? Number.POSITIVE_INFINITY) ? [[field, 'tooLong']] : []
  })
  return Object.fromEntries(mistakes) as Mistakes<Field>
}
