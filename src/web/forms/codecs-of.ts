import { type Field, type FieldTable, mapFields, type ValueOf } from '#domain/fields/field.ts'
import { parseSocialLink } from '#domain/social-link.ts'
import {
  type Codec,
  category,
  codec,
  day,
  id,
  line,
  measure,
  oneOf,
  optional,
  paragraphs,
  plainLine,
  price,
  required,
  wholeNumber,
} from './codec.ts'

/** What can be wrong with a field of a thing: keys of messages. */
export type TableFieldError =
  | 'required'
  | 'unknown'
  | 'tooLong'
  | 'price'
  | 'picture'
  | 'day'
  | 'number'
  | 'wholeNumber'
  | 'link'

/** The fields of the form of a thing. */
export type CodecsOf<Table extends FieldTable> = {
  readonly [Name in keyof Table]: Codec<ValueOf<Table[Name]>, TableFieldError>
}

/**
 * Returns the fields of the form of a thing, each by its kind. Lengths are typed in centimeters, weights in grams. A
 * text that is not typed is empty, another value undefined.
 */
export function codecsOf<Table extends FieldTable>(table: Table): CodecsOf<Table> {
  return mapFields(table, (field) => codecOf(field)) as CodecsOf<Table>
}

function codecOf(field: Field): Codec<unknown, TableFieldError> {
  switch (field.kind) {
    case 'line': {
      const text = field.isTranslated ? line(field.maxLength) : plainLine(field.maxLength)
      return field.isRequired ? required(text) : text
    }
    case 'paragraphs':
      return field.isRequired ? required(paragraphs(field.maxLength)) : paragraphs(field.maxLength)
    default: {
      const value = codecOfValue(field)
      return field.isRequired ? value : optional(value)
    }
  }
}

type ValueField = Exclude<Field, { readonly kind: 'line' | 'paragraphs' }>

function codecOfValue(field: ValueField): Codec<unknown, TableFieldError> {
  switch (field.kind) {
    case 'choice':
      return oneOf(field.choices, field.isRequired ? 'required' : 'unknown')
    case 'category':
      return category('required')
    case 'id':
      return id('required')
    case 'price':
      return price
    case 'first day':
    case 'last day':
      return day
    case 'millimeters':
      return measure(10)
    case 'grams':
      return measure(1)
    case 'count':
      return wholeNumber(field.max, field.min)
    case 'instagram':
    case 'facebook':
      return pageAt(field.kind)
    case 'picture':
      return codec({ parse: (typed) => typed || undefined, error: 'picture' })
  }
}

/** The address of a page at a network, pasted with its scheme or typed without it. */
export function pageAt(network: Parameters<typeof parseSocialLink>[0]): Codec<string, 'link'> {
  const withScheme = (typed: string) => (/^[a-z]+:/i.test(typed) ? typed : `https://${typed}`)
  return codec({
    ...{ parse: (typed) => parseSocialLink(network, withScheme(typed)), error: 'link' },
    input: { inputMode: 'url', dir: 'ltr' },
  })
}
