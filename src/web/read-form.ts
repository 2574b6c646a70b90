import { data } from 'react-router'
import { officePath } from './office-path.ts'
import { readAtMost } from './read-at-most.ts'

/** What a form that anybody may send can need, in bytes: several times the longest message. */
export const visitorsBytes = 256 * 1024

/** People at work paste whole sheets. */
const officeBytes = 1024 * 1024

/** The fields of a request; none when what it carries is no form. One that is longer is answered 413 instead. */
export async function readForm(request: Request, mostBytes = mostBytesAt(request)): Promise<FormData> {
  const { kept, isWhole } = await readAtMost(mostBytes, request.body)
  if (!isWhole) throw data(null, { status: 413 })
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  const form = new Response(new Blob(kept), { headers }).formData()
  return form.catch(() => new FormData())
}

function mostBytesAt({ url }: Request): number {
  return officePath.test(new URL(url).pathname) ? officeBytes : visitorsBytes
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
