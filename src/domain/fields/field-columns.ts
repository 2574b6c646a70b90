import { endOfDay, lastDayBefore, startOfDay, type TunisDay, tunisDayOf } from '#domain/tunis-day.ts'
import { type Field, type FieldTable, fieldNames, mapFields, type ValueOf, type ValuesOf } from './field.ts'

type StoredValue<Of extends Field> = Of['kind'] extends 'first day' | 'last day'
  ? Date | null
  : Exclude<ValueOf<Of>, undefined> | (undefined extends ValueOf<Of> ? null : never)

/**
 * The columns of the fields of a thing. Days are stored as moments: the first of the first day, and the end of the
 * last.
 */
export type ColumnsOf<Table extends FieldTable> = {
  readonly [Name in keyof Table as Table[Name]['column']]: StoredValue<Table[Name]>
}

/** Returns the columns to select, with the name of their table. */
export function columnNames<Table extends FieldTable, From extends string>(
  table: Table,
  from: From,
): readonly `${From}.${Table[keyof Table]['column']}`[] {
  return Object.values(table).map(({ column }) => `${from}.${column as Table[keyof Table]['column']}` as const)
}

export function columnsOf<Table extends FieldTable>(table: Table, values: ValuesOf<Table>): ColumnsOf<Table> {
  const columns = fieldNames(table).map((name) => {
    const field: Field = table[name] as Field
    return [field.column, stored(field, values[name])]
  })
  return Object.fromEntries(columns)
}

export function valuesOf<Table extends FieldTable>(table: Table, row: ColumnsOf<Table>): ValuesOf<Table> {
  const columns: Readonly<Record<string, unknown>> = row
  return mapFields(table, (field) => restored(field, columns[field.column])) as ValuesOf<Table>
}

function stored({ kind }: Field, value: unknown): unknown {
  if (value === undefined) return null
  if (kind === 'first day') return startOfDay(value as TunisDay)
  return kind === 'last day' ? endOfDay(value as TunisDay) : value
}

function restored({ kind }: Field, value: unknown): unknown {
  if (value === null) return undefined
  if (kind === 'first day') return tunisDayOf(value as Date)
  return kind === 'last day' ? lastDayBefore(value as Date) : value
}
