import pg from 'pg'
import { clientConfig } from '#database/connect.ts'
import { superuserAddress } from './test-database-address.ts'

/**
 * Adds the function `hirfa_tests.reset()` to a database: it deletes all rows but those that are there now and starts
 * the sequences again. Returns the bytes of the tables that were ever written.
 */
export async function addResetFunction(databaseName: string): Promise<void> {
  const client = new pg.Client(clientConfig(superuserAddress(databaseName)))
  await client.connect()
  try {
    const { rows } = await client.query<Table>(writableTables)
    const filled: FilledTable[] = []
    for (const { name, columns } of rows) {
      const { rows: found } = await client.query(
        `select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) as rows from ${name} t`,
      )
      if (found[0].rows) filled.push({ name, columns, rows: JSON.stringify(found[0].rows) })
    }
    await client.query(resetFunction(filled))
  } finally {
    await client.end()
  }
}

interface Table {
  readonly name: string
  /** Those that are not generated. */
  readonly columns: string
}

interface FilledTable extends Table {
  readonly rows: string
}

/** The lists of migrations are written by nobody later. */
const tablesToReset = `relkind = 'r' and relname <> 'migrations'
  and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)`

const writableTables = `
  select class.oid::regclass::text as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class class join pg_attribute on attrelid = class.oid
  where ${tablesToReset} and attnum > 0 and not attisdropped and attgenerated = ''
  group by class.oid`

function resetFunction(filled: readonly FilledTable[]): string {
  const names = filled.map(({ name }) => `'${name}'::regclass`).join(', ')
  return `
    create schema hirfa_tests;
    create function hirfa_tests.reset() returns bigint language plpgsql as $reset$
    declare
      written record;
      bytes bigint := 0;
    begin
      for written in
        select oid::regclass as name, pg_relation_size(oid) as bytes from pg_class
        where ${tablesToReset} and pg_relation_size(oid) > 0 and oid <> all (array[${names}]::regclass[])
      loop
        bytes := bytes + written.bytes;
        execute format('delete from %s', written.name);
      end loop;
      ${filled.map(restoreRows).join('')}
      perform setval(seqrelid, seqstart, false) from pg_sequence where pg_sequence_last_value(seqrelid) is not null;
      return bytes;
    end $reset$`
}

function restoreRows({ name, columns, rows }: FilledTable): string {
  return `
    if (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from ${name} t) is distinct from ${literal(rows)}::jsonb then
      delete from ${name};
      insert into ${name} (${columns}) overriding system value
        select ${columns} from jsonb_populate_recordset(null::${name}, ${literal(rows)}::jsonb);
    end if;`
}

const { escapeLiteral: literal } = pg
