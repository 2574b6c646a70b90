import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Actor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import type { EmailAddress } from '#domain/email-address.ts'

const source = new URL('../src/', import.meta.url)

const person = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress }

/** Every kind of actor, and each role of operators. The names are the columns of docs/access.md. */
const actors: Readonly<Record<string, Actor>> = {
  visitor: { kind: 'visitor' },
  customer: { kind: 'customer', orderId: 1 },
  staff: { kind: 'operator', role: 'staff', ...person },
  owner: { kind: 'operator', role: 'owner', ...person },
  system: { kind: 'system' },
}

interface Operation {
  readonly name: string
  readonly file: string
  readonly writes: boolean
  readonly hasPolicy: boolean
  readonly isCalledFromOutside: boolean
}

/**
 * The functions of the domain that take the marketplace. Those that code outside of the domain calls are operations;
 * what only other operations call is part of them.
 */
function findOperations(): Operation[] {
  const called = new Set(
    sourcesIn('{api,jobs,samples,server,web}').flatMap(({ code }) =>
      [...code.matchAll(/import \{([^}]*)\} from '#domain\/([^']+)'/g)].flatMap(([, names = '', file]) =>
        names.split(',').map((name) => `${file} ${name.trim().split(' as ')[0]}`),
      ),
    ),
  )
  return sourcesIn('domain').flatMap(({ file, code }) => {
    const inDomain = file.replace('domain/', '')
    return [...code.matchAll(exportedFunction)]
      .filter(([whole]) => asynchronous.test(whole))
      .map(([whole, name = '']) => ({
        ...{ name, file: inDomain, writes: writing.test(whole), hasPolicy: /\brequireAllowed\(/.test(whole) },
        isCalledFromOutside: called.has(`${inDomain} ${name}`) && !(name in tools),
      }))
  })
}

/** An exported function of the marketplace, up to its end. */
const exportedFunction =
  /^export (?:async )?function\*? (\w+)(?:<[^(]*>)?\(\s*(?:\{[^}]*\}|\w+): (?:Pick<)?Marketplace\b[\s\S]*?^\}$/gm

const asynchronous = /^export async|\): (Promise|AsyncGenerator)</

const writing = /\b(insertInto|updateTable|deleteFrom|recordEvent)\(|\binTransaction\(/

/** What operations are made of, used outside of the domain as well. */
const tools: Readonly<Record<string, string>> = {
  findAllViolations: 'what checkConsistency runs; commands run it on a database that is not a shop in use',
  inTransaction: 'joins operations, each with its own policy',
  lockList: 'part of operations; the samples lock the stores while they fill an empty shop',
  queueJob: 'part of recordEvent; a job queues itself again',
}

function sourcesIn(folders: string) {
  return globSync(`${folders}/**/*.{ts,tsx}`, { cwd: source })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, code: readFileSync(new URL(file, source), 'utf8') }))
}

/** Reads the table of docs/access.md: by operation, the actors that are allowed. */
function readTable(): Map<string, readonly string[]> {
  const text = readFileSync(new URL('../docs/access.md', import.meta.url), 'utf8')
  const rows = (text.split('## Operations')[1] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const [columns = [], , ...operations] = rows
  assert.deepEqual(columns.slice(1), Object.keys(actors))
  assert.equal(new Set(operations.map(([name]) => name)).size, operations.length, 'a row for each operation')
  return new Map(
    operations.map(([name = '', ...cells]) => [
      name.replaceAll('`', ''),
      columns.slice(1).filter((_, index) => cells[index] === 'yes'),
    ]),
  )
}

/** Stands for any value: every property and every result of a call is such a value again. */
function anyValue(then?: (resolve: unknown, reject: (error: Error) => void) => void): unknown {
  const value: unknown = new Proxy(() => undefined, {
    get: (_, property) => {
      if (property === Symbol.toPrimitive) return () => '1'
      if (property === Symbol.iterator) return [][Symbol.iterator]
      return property === 'then' ? then : value
    },
    apply: () => value,
  })
  return value
}

const anything = anyValue()

/** The parts of the marketplace that no refused operation may use. Awaiting what they return fails. */
const untouchable = anyValue((_, reject) => reject(new Error('used before the policy')))

const refuseConnections = Object.assign(new DummyDriver(), {
  acquireConnection: () => Promise.reject(new Error('used before the policy')),
})

/**
 * Compiles queries and runs none. The program keeps some that it has compiled once, also for the other tests of the
 * process.
 */
const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => refuseConnections,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** Arguments that a policy depends on. */
const argumentsOf: Readonly<Record<string, readonly unknown[]>> = {
  streamTable: ['orders'],
  readOrderLines: [1],
  // Without a discount code: trying one has the policy of orders.
  quoteLines: [[], {}],
  listCustomerRequests: [1],
}

/** Returns whether the operation lets the actor pass. Everything but NotAllowed comes after the policy. */
async function isAllowed({ file, name }: Operation, actor: Actor): Promise<boolean> {
  const operations = await import(new URL(`domain/${file}`, source).href)
  const parts = [
    'images',
    'decodePicture',
    'scalePicture',
    'clock',
    'secrets',
    'mailer',
    'pushSender',
    'courierApis',
    'effectsOf',
    'previewEmail',
  ]
  const marketplace = { actor, db, locale: 'en', ...Object.fromEntries(parts.map((part) => [part, untouchable])) }
  try {
    const result = operations[name](marketplace, ...(argumentsOf[name] ?? [anything]), anything, anything, anything)
    await (Symbol.asyncIterator in Object(result) ? result.next() : result)
    return true
  } catch (error) {
    return !(error instanceof NotAllowed)
  }
}

const operations = findOperations()
const called = operations.filter(({ isCalledFromOutside }) => isCalledFromOutside)
const table = readTable()
const listed = operations.filter(({ name }) => table.has(name))

test('docs/access.md lists every operation, and nothing that does not exist', () => {
  assert.ok(called.length > 100)
  assert.deepEqual(
    called.filter(({ name }) => !table.has(name)),
    [],
  )
  assert.deepEqual([...table.keys()].sort(), listed.map(({ name }) => name).sort())
})

for (const operation of listed) {
  test(`${operation.name} allows the actors of docs/access.md`, async () => {
    const allowed: string[] = []
    for (const [name, actor] of Object.entries(actors)) if (await isAllowed(operation, actor)) allowed.push(name)
    assert.deepEqual(allowed, table.get(operation.name) ?? [])
  })
}

test('every operation that changes something has a policy: none is open to everybody without saying so', () => {
  const open = listed.filter(({ name, writes }) => writes && table.get(name)?.includes('visitor'))
  assert.ok(open.length > 10)
  assert.deepEqual(
    open.filter(({ hasPolicy }) => !hasPolicy),
    [],
  )
})
