import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { Actor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { noRequest } from '#domain/marketplace.ts'

// The operations of the domain as the source has them, and what docs/access.md says of each.

const source = new URL('../../src/', import.meta.url)

export interface Operation {
  readonly name: string
  readonly file: string
  readonly writes: boolean
  readonly hasPolicy: boolean
  /** The code that asks the policy: its own, or the whole file for one that leaves it to another function. */
  readonly asking: string
  readonly isCalledFromOutside: boolean
}

/**
 * The functions of the domain that take the marketplace. Those that code outside of the domain calls are operations;
 * what only other operations call is part of them.
 */
export function findOperations(): Operation[] {
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
      .map(([whole, name = '']) => {
        const hasPolicy = /\brequire(Allowed|Scope)\(/.test(whole)
        const isCalledFromOutside = called.has(`${inDomain} ${name}`) && !(name in tools)
        const asking = hasPolicy ? whole : code
        return { name, file: inDomain, writes: writing.test(whole), hasPolicy, asking, isCalledFromOutside }
      })
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

interface Entry {
  readonly policy: string
  readonly allowed: readonly string[]
}

/**
 * Reads docs/access.md: by operation, its policy and the actors that this one allows. A heading names actors, each line
 * below it a policy and its operations.
 */
export function readEntries(): Map<string, Entry> {
  const text = readFileSync(new URL('../../docs/access.md', import.meta.url), 'utf8')
  const [, ...groups] = (text.split('\n## Operations\n')[1] ?? '').split(/^### /m)
  const entries = groups.flatMap((group) => {
    const [actorNames = '', ...policies] = group.split(/\n+- /)
    return policies.flatMap((line) => {
      const [policy = '', names = ''] = line.split(':')
      const entry = { policy: policy.replaceAll('*', ''), allowed: actorNames.split(', ') }
      return names.split(',').map((name): [string, Entry] => [name.trim(), entry])
    })
  })
  assert.equal(new Set(entries.map(([name]) => name)).size, entries.length, 'an operation is listed once')
  return new Map(entries)
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
  editTexts: [{ kind: 'product', id: '1' }, []],
  getTranslatedThing: [{ kind: 'product', id: '1' }],
  // Without a discount code: trying one has the policy of orders.
  quoteLines: [[], {}],
  listCustomerRequests: [1],
}

/** Returns whether the operation lets the actor pass. Everything but NotAllowed comes after the policy. */
export async function isAllowed({ file, name }: Operation, actor: Actor): Promise<boolean> {
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
    'paymentGateway',
    'effectsOf',
    'previewEmail',
  ]
  const marketplace = {
    actor,
    db,
    locale: 'en',
    request: noRequest,
    ...Object.fromEntries(parts.map((part) => [part, untouchable])),
  }
  try {
    const result = operations[name](marketplace, ...(argumentsOf[name] ?? [anything]), anything, anything, anything)
    await (Symbol.asyncIterator in Object(result) ? result.next() : result)
    return true
  } catch (error) {
    return !(error instanceof NotAllowed)
  }
}
