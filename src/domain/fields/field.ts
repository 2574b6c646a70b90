import type { Category } from '#domain/category.ts'
import type { Millimes } from '#domain/money.ts'
import type { TextRules } from '#domain/text-rule.ts'
import type { TunisDay } from '#domain/tunis-day.ts'

/** The values of fields by kind. Texts may be empty; a value of another kind that is not given is undefined. */
interface ValueOfKind {
  /** One line. */
  readonly line: string
  readonly paragraphs: string
  /** The file name of a stored picture. */
  readonly picture: string
  /** The slug of a category. */
  readonly category: Category
  readonly id: number
  readonly price: Millimes
  readonly 'first day': TunisDay
  /** Included. */
  readonly 'last day': TunisDay
  readonly millimeters: number
  readonly grams: number
  readonly count: number
  /** The address of a page at Instagram, or at Facebook. */
  readonly instagram: string
  readonly facebook: string
}

export type TextKind = 'line' | 'paragraphs'

/** A plain field of a thing: one value in one column. */
export type Field = { readonly column: string } & (
  | {
      readonly kind: TextKind
      /** In characters. */
      readonly maxLength: number
      /** Whether it is written in several languages. */
      readonly isTranslated: boolean
      /** Whether it must not be empty. */
      readonly isRequired: boolean
    }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly isRequired: boolean }
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly isRequired: boolean }
  | { readonly kind: Exclude<keyof ValueOfKind, TextKind | 'count'>; readonly isRequired: boolean }
)

/** The plain fields of a thing, in the order in which people read them. */
export type FieldTable = Readonly<Record<string, Field>>

type NamesOf<Table extends FieldTable> = keyof Table & string

type PresentValue<Of extends Field> = Of extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : Of['kind'] extends keyof ValueOfKind
    ? ValueOfKind[Of['kind']]
    : never

/** Nothing is optional: a field that is forgotten is a type error. */
export type ValueOf<Of extends Field> =
  | PresentValue<Of>
  | (Of extends { readonly kind: TextKind } | { readonly isRequired: true } ? never : undefined)

export type ValuesOf<Table extends FieldTable> = { readonly [Name in keyof Table]: ValueOf<Table[Name]> }

/** The names of the translated texts of a table. */
export type TranslatedOf<Table extends FieldTable> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly isTranslated: true } ? Name : never
}[NamesOf<Table>]

export function fieldNames<Table extends FieldTable>(table: Table): readonly NamesOf<Table>[] {
  return Object.keys(table)
}

/** Returns a value for each field. */
export function mapFields<Table extends FieldTable, Value>(
  table: Table,
  map: (field: Field, name: NamesOf<Table>) => Value,
): { readonly [Name in keyof Table]: Value } {
  const values = fieldNames(table).map((name) => [name, map(table[name] as Field, name)])
  return Object.fromEntries(values)
}

/** Returns the values of these fields alone. */
export function pickFields<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): ValuesOf<Table> {
  return mapFields(table, (_, name) => values[name]) as ValuesOf<Table>
}

const numberKinds: ReadonlySet<Field['kind']> = new Set(['id', 'price', 'millimeters', 'grams', 'count'])

/** Whether an unchecked value has a text or a number where a field has one, and each text and required field. */
export function hasFields(table: FieldTable, values: object): boolean {
  const unchecked: Readonly<Record<string, unknown>> = { ...values }
  return fieldNames(table).every((name) => {
    const [field, value] = [table[name] as Field, unchecked[name]]
    if (value === undefined) return !field.isRequired && !isText(field)
    return typeof value === (numberKinds.has(field.kind) ? 'number' : 'string')
  })
}

type EmptyNames<Table extends FieldTable> = {
  [Name in NamesOf<Table>]: Table[Name] extends { readonly isRequired: false } ? Name : never
}[NamesOf<Table>]

/** Returns the values of the fields that may be empty, as they are when they are. */
export function emptyValues<Table extends FieldTable>(table: Table): Pick<ValuesOf<Table>, EmptyNames<Table>> {
  const optional = fieldNames(table).filter((name) => !(table[name] as Field).isRequired)
  const values = optional.map((name) => [name, isText(table[name] as Field) ? '' : undefined])
  return Object.fromEntries(values)
}

/** Returns the rules of the translated texts, in the order of the fields. */
export function textRulesOf<Table extends FieldTable>(table: Table): TextRules<TranslatedOf<Table>> {
  const texts = Object.entries(table).flatMap(([name, field]) =>
    isText(field) && field.isTranslated
      ? [[name, { maxLength: field.maxLength, isMultiline: field.kind === 'paragraphs', isRequired: field.isRequired }]]
      : [],
  )
  return Object.fromEntries(texts)
}

type TextField = Extract<Field, { readonly kind: TextKind }>

function isText(field: Field): field is TextField {
  return field.kind === 'line' || field.kind === 'paragraphs'
}
