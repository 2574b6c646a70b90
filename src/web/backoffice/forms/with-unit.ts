import { type Field, type FieldTable, mapFields } from '#domain/fields/field.ts'
import { fieldUnitsMessages } from '#page-messages/backoffice/field-units.ts'

type NamesWithUnits = { readonly [Kind in Field['kind']]?: (name: string) => string }

/** Returns the name of a field with the unit of its kind, where its kind has one. */
export function withUnit(units: NamesWithUnits, { kind }: Field, name: string): string {
  return units[kind]?.(name) ?? name
}

/** Returns the names of the inputs of a thing: those of its fields, with the units in which they are typed. */
export function inputNames<Table extends FieldTable>(table: Table, names: Readonly<Record<keyof Table, string>>) {
  return mapFields(table, (field, name) => withUnit(fieldUnitsMessages.typed, field, names[name]))
}
