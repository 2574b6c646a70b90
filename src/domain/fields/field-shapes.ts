import { z } from 'zod'
import type { Millimes } from '#domain/money.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { type Field, type FieldTable, mapFields, type ValuesOf } from './field.ts'

/** An amount in millimes. */
export const price = z.custom<Millimes>((value) => typeof value === 'number' && Number.isSafeInteger(value))
const day = z.custom<TunisDay>((value) => typeof value === 'string' && parseDay(value) !== undefined)

/** The shapes of fields in JSON: where there is no value it is absent, or null. */
function shapeOf(field: Field): z.ZodType {
  const shape = presentShapeOf(field)
  const isAlwaysThere = field.isRequired || field.kind === 'line' || field.kind === 'paragraphs'
  return isAlwaysThere ? shape : shape.nullish().transform((value) => value ?? undefined)
}

function presentShapeOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'choice':
      return z.enum(field.choices)
    case 'price':
      return price
    case 'first day':
    case 'last day':
      return day
    case 'id':
    case 'millimeters':
    case 'grams':
    case 'count':
      return z.int()
    default:
      return z.string()
  }
}

type ShapesOf<Table extends FieldTable> = { [Name in keyof Table]: z.ZodType<ValuesOf<Table>[Name]> }

type PartShapesOf<Table extends FieldTable> = { [Name in keyof Table]: z.ZodExactOptional<ShapesOf<Table>[Name]> }

/** Returns the shape of each field of a thing as a whole. */
export function shapesOf<Table extends FieldTable>(table: Table): ShapesOf<Table> {
  return mapFields(table, shapeOf) as ShapesOf<Table>
}

/** Returns the shape of each field where any may be left out. */
export function partShapesOf<Table extends FieldTable>(table: Table): PartShapesOf<Table> {
  return mapFields(table, (field) => shapeOf(field).exactOptional()) as PartShapesOf<Table>
}

/**
 * Returns the shape of a whole thing in JSON: its fields, and what comes on top of them. Each field is there
 * afterwards, since JSON leaves out what is undefined.
 */
export function wholeShape<Table extends FieldTable, Others extends z.ZodRawShape>(table: Table, others: Others) {
  type Whole = ValuesOf<Table> & { readonly [Name in keyof Others]: z.output<Others[Name]> }
  const absent = Object.fromEntries([...Object.keys(table), ...Object.keys(others)].map((name) => [name, undefined]))
  return z.object({ ...shapesOf(table), ...others }).transform((values): Whole => ({ ...absent, ...values }) as Whole)
}
