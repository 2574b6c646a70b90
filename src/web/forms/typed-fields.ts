import { parseCategory } from '#domain/category.ts'
import { type Field, type FieldTable, mapFields, type ValuesOf } from '#domain/fields/field.ts'
import { parsePrice } from '#domain/parse-price.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import { cleanLine, cleanPlainLine, cleanText, countCharacters } from '#domain/text.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { type FieldErrors, textIn } from '#web/forms/read-form.ts'
import { readId } from '#web/http/parse-id.ts'
import { numberFieldValue, priceFieldValue } from '#web/text/format.ts'
import { parseWholeNumber } from './parse-whole-number.ts'

/** What can be wrong with a typed field: keys of messages. */
export type TypedFieldError =
  | 'required'
  | 'unknown'
  | 'tooLong'
  | 'price'
  | 'picture'
  | 'day'
  | 'number'
  | 'wholeNumber'
  | 'link'

/** The fields of a thing as typed, valid or not. Lengths are typed in centimeters, weights in grams. */
export type TypedFields<Table extends FieldTable> = Readonly<Record<keyof Table, string>>

/** Reads the fields of a form as they were typed. Those that the form does not have are empty. */
export function typedFieldsIn<Table extends FieldTable>(table: Table, form: FormData): TypedFields<Table> {
  return mapFields(table, (_, name) => textIn(form, name))
}

/** Returns the fields of a form that begins with these values. */
export function typedFieldsOf<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): TypedFields<Table> {
  return mapFields(table, (field, name) => typedValue(field, values[name]))
}

function typedValue({ kind }: Field, value: unknown): string {
  if (value === undefined) return ''
  if (kind === 'price') return priceFieldValue(value as Parameters<typeof priceFieldValue>[0])
  return kind === 'millimeters' ? numberFieldValue((value as number) / millimetersPerCentimeter) : String(value)
}

const millimetersPerCentimeter = 10

/** The values of the valid fields, undefined where one is empty, and the errors of the others. */
export interface ReadFields<Table extends FieldTable> {
  readonly values: Partial<ValuesOf<Table>>
  readonly fieldErrors: FieldErrors<keyof Table, TypedFieldError>
}

/** Reads typed fields, each by its kind. */
export function readTypedFields<Table extends FieldTable>(table: Table, typed: TypedFields<Table>): ReadFields<Table> {
  const readings = Object.entries(mapFields(table, (field, name) => readTypedField(field, typed[name])))
  const part = (key: keyof TypedReading) =>
    readings.flatMap(([name, reading]) => (key in reading ? [[name, reading[key]]] : []))
  return { values: Object.fromEntries(part('value')), fieldErrors: Object.fromEntries(part('error')) }
}

/** Either the value, which is undefined where a field is empty, or what is wrong. */
interface TypedReading {
  readonly value?: unknown
  readonly error?: TypedFieldError
}

function readTypedField(field: Field, typed = ''): TypedReading {
  const cleaned = clean(field, typed)
  if (cleaned === '' && !field.isRequired) return { value: emptyValue(field) }
  const value = cleaned === '' ? undefined : parseValue(field, cleaned)
  return value === undefined ? { error: errorOf(field, cleaned) } : { value }
}

function clean(field: Field, typed: string): string {
  if (field.kind === 'paragraphs') return cleanText(typed)
  return field.kind === 'line' && field.isTranslated ? cleanLine(typed) : cleanPlainLine(typed)
}

function emptyValue({ kind }: Field): string | undefined {
  return kind === 'line' || kind === 'paragraphs' ? '' : undefined
}

/** Returns the value of a typed text; undefined when it is none of the field. */
function parseValue(field: Field, typed: string): unknown {
  switch (field.kind) {
    case 'line':
    case 'paragraphs':
      return countCharacters(typed) <= field.maxLength ? typed : undefined
    case 'choice':
      return field.choices.find((choice) => choice === typed)
    case 'category':
      return parseCategory(typed)
    case 'id':
      return readId(typed)
    case 'price':
      return parsePrice(typed)
    case 'first day':
    case 'last day':
      return parseDay(typed)
    case 'millimeters':
      return parseMeasure(typed, millimetersPerCentimeter)
    case 'grams':
      return parseMeasure(typed, 1)
    case 'count':
      return parseWholeNumber(typed, field.max, field.min)
    case 'instagram':
    case 'facebook':
      return parseSocialLink(field.kind, typed)
    case 'picture':
      return typed
  }
}

/** Returns the typed number times `factor`, rounded; undefined for anything else and for huge numbers. */
function parseMeasure(typed: string, factor: number): number | undefined {
  const value = Math.round(Number(typed.replace(',', '.')) * factor)
  return Number.isSafeInteger(value) && value > 0 && value < 1_000_000 ? value : undefined
}

function errorOf({ kind, isRequired }: Field, typed: string): TypedFieldError {
  switch (kind) {
    case 'choice':
      return isRequired ? 'required' : 'unknown'
    case 'line':
    case 'paragraphs':
      return typed === '' ? 'required' : 'tooLong'
    case 'price':
    case 'picture':
      return kind
    case 'first day':
    case 'last day':
      return 'day'
    case 'millimeters':
    case 'grams':
      return 'number'
    case 'count':
      return 'wholeNumber'
    case 'instagram':
    case 'facebook':
      return 'link'
    default:
      return 'required'
  }
}
