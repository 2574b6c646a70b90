import assert from 'node:assert/strict'
import { test } from 'node:test'
import { whenDatabaseAvailable } from './when-database-available.ts'

const refused = Object.assign(new Error('connect ECONNREFUSED\n127.0.0.1:5432'), {
  ...{ code: 'ECONNREFUSED', syscall: 'connect' },
})

test('work is repeated until the database is available, and the waiting is logged once', async () => {
  const lines: string[] = []
  const waiting = { report: (line: string) => lines.push(line), signal: new AbortController().signal }
  let attempts = 0
  const work = async () => {
    attempts += 1
    if (attempts < 4) throw refused
    return 'done'
  }
  assert.equal(await whenDatabaseAvailable(work, waiting, 1), 'done')
  assert.deepEqual(lines, [
    'Waiting for the database: connect ECONNREFUSED 127.0.0.1:5432',
    'The database is available',
  ])
})

test('an error that waiting does not mend ends the start', async () => {
  const waiting = { report: assert.fail, signal: new AbortController().signal }
  const broken = async () => {
    throw new Error('a bug')
  }
  await assert.rejects(whenDatabaseAvailable(broken, waiting, 1), /a bug/)
})

test('a signal ends the waiting for a database that refuses, and for one that never responds', async () => {
  const stopping = new AbortController()
  // The signal comes while it waits for the next attempt.
  const report = () => setImmediate(() => stopping.abort())
  const refusing = whenDatabaseAvailable(() => Promise.reject(refused), { report, signal: stopping.signal })
  await assert.rejects(refusing, { name: 'AbortError' })

  const silent = new AbortController()
  const hanging = whenDatabaseAvailable(() => new Promise(() => {}), { report: () => {}, signal: silent.signal })
  silent.abort()
  await assert.rejects(hanging, { name: 'AbortError' })
})
