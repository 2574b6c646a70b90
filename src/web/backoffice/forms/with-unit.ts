import type { Field } from '#domain/fields/field.ts'

type NamesWithUnits = { readonly [Kind in Field['kind']]?: (name: string) => string }

/** Returns the name of a field with the unit of its kind, where its kind has one. */
export function withUnit(units: NamesWithUnits, { kind }: Field, name: string): string {
  return units[kind]?.(name) ?? name
}
