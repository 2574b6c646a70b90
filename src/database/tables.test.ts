import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import ts from 'typescript'
import { openTestShop } from '#tests/support/test-shop.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const file = `${root}src/database/tables.ts`

/** Tables and columns that only triggers and plain SQL use. */
const untyped = /^(migrations|price_changes|product_translation_counts|products\.(search_words|name_words))\b/

/** Whether a column can be null, by its name after that of its table; undefined for JSON of an unknown shape. */
type Columns = Readonly<Record<string, boolean | undefined>>

function typedColumns(): Columns {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const program = ts.createProgram([file], ts.parseJsonConfigFileContent(config, ts.sys, root).options)
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const exported = source && checker.getSymbolAtLocation(source)?.exports?.get('Tables' as ts.__String)
  assert.ok(exported)
  const propertiesOf = (type: ts.Type) =>
    checker.getPropertiesOfType(type).map((property) => [property.name, checker.getTypeOfSymbol(property)] as const)
  const columns = propertiesOf(checker.getDeclaredTypeOfSymbol(exported)).flatMap(([table, type]) =>
    propertiesOf(type).map(([column, type]) => [`${table}.${column}`, canBeNull(checker, type)] as const),
  )
  return Object.fromEntries(columns)
}

/** As it is selected, if that is not as it is written. */
function canBeNull(checker: ts.TypeChecker, type: ts.Type): boolean | undefined {
  const selected = checker.getPropertyOfType(type, '__select__')
  const read = selected ? checker.getTypeOfSymbol(selected) : type
  if (read.flags & ts.TypeFlags.Unknown) return undefined
  return (read.isUnion() ? read.types : [read]).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0)
}

/** The database does not know of computed columns and those of views that they are never null: undefined. */
async function realColumns(): Promise<Columns> {
  await using shop = await openTestShop()
  const { rows } = await sql<{ column: string; canBeNull: boolean | null }>`
    select relname || '.' || attname as column,
      case when attgenerated = '' and relkind = 'r' then not attnotnull end as "canBeNull"
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped`.execute(
    shop.system.db,
  )
  const known = rows.filter(({ column }) => !untyped.test(column))
  return Object.fromEntries(known.map(({ column, canBeNull }) => [column, canBeNull ?? undefined]))
}

test('the types of tables are the tables, columns and nulls of the schema', async () => {
  const [typed, real] = [typedColumns(), await realColumns()]
  assert.deepEqual(Object.keys(typed).sort(), Object.keys(real).sort())
  const differing = Object.keys(real).filter(
    (column) => (real[column] ?? typed[column]) !== (typed[column] ?? real[column]),
  )
  assert.deepEqual(differing, [])
})
