import { type Field, type FieldTable, mapFields } from '#domain/fields/field.ts'
import { fieldUnitsMessages } from '#page-messages/backoffice/field-units.ts'
import type { TypedFields } from '#web/forms/typed-fields.ts'
import type { BackofficeFieldErrors } from './check-form.ts'
import { errorTextOf } from './error-text-of.ts'

interface FormState<Table extends FieldTable> {
  /** What people call the fields. */
  readonly names: Readonly<Record<keyof Table, string>>
  /** Undefined for an empty form. */
  readonly typed: TypedFields<Table> | undefined
  readonly fieldErrors: BackofficeFieldErrors<keyof Table>
}

/** Returns the props of the inputs of a form, by field: label, limits, what was typed, and what is wrong with it. */
export function fieldProps<Table extends FieldTable>(table: Table, { names, typed, fieldErrors }: FormState<Table>) {
  const errorOf = errorTextOf(fieldErrors)
  return mapFields(table, (field, name) => ({
    label: withUnit(fieldUnitsMessages.typed, field, names[name]),
    name,
    required: isTyped(field) && field.isRequired,
    ...inputOf(field),
    defaultValue: typed?.[name],
    error: errorOf(name),
  }))
}

/** A picture is chosen, not typed. */
function isTyped({ kind }: Field): boolean {
  return kind !== 'picture'
}

function inputOf(field: Field) {
  switch (field.kind) {
    case 'line':
    case 'paragraphs':
      return { maxLength: field.maxLength }
    case 'price':
    case 'millimeters':
    case 'grams':
      return { inputMode: 'decimal', autoComplete: 'off' } as const
    case 'count':
      return { inputMode: 'numeric', autoComplete: 'off' } as const
    case 'first day':
    case 'last day':
      return { type: 'date' }
    case 'instagram':
    case 'facebook':
      return { inputMode: 'url' } as const
    default:
      return {}
  }
}

type NamesWithUnits = { readonly [Kind in Field['kind']]?: (name: string) => string }

/** Returns the name of a field with the unit of its kind, where its kind has one. */
export function withUnit(units: NamesWithUnits, { kind }: Field, name: string): string {
  return units[kind]?.(name) ?? name
}
