import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDatabaseAway } from './database-away.ts'

const failure = (message: string, details: object = {}) => Object.assign(new Error(message), details)

test('a database that cannot be reached is away', () => {
  for (const code of [
    '08000',
    '08006',
    '08P01',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '57014',
    '55P03',
    '25P03',
    '40001',
    '40P01',
    '25006',
    '3D000',
    '53100',
    '53200',
    '57P04',
    '57P05',
    '58030',
    '58P01',
  ]) {
    assert.ok(isDatabaseAway(failure('refused', { code })), code)
  }
  for (const [code, syscall] of [
    ['ECONNREFUSED', 'connect'],
    ['ENOENT', 'connect'],
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['EAI_AGAIN', 'getaddrinfo'],
  ]) {
    assert.ok(isDatabaseAway(failure('refused', { code, syscall })), `${code} ${syscall}`)
  }
  assert.ok(isDatabaseAway(failure('not accepting connections', { code: '55000', severity: 'FATAL' })))
  assert.ok(isDatabaseAway(failure('Connection terminated unexpectedly')))
  assert.ok(isDatabaseAway(failure('timeout exceeded when trying to connect')))
  const refused = failure('refused', { code: 'ECONNREFUSED', syscall: 'connect' })
  assert.ok(isDatabaseAway(new AggregateError([refused])))
  assert.ok(isDatabaseAway(new Error('query failed', { cause: refused })))
})

test('a wrong statement, a missing file or anything else is not', () => {
  const others = [
    failure('duplicate key', { code: '23505' }),
    failure('not defined in this session', { code: '55000', severity: 'ERROR' }),
    failure('syntax error', { code: '42601' }),
    failure('no such file', { code: 'ENOENT', syscall: 'open' }),
    new TypeError('undefined is not a function'),
    'ECONNREFUSED',
    undefined,
  ]
  for (const other of others) assert.equal(isDatabaseAway(other), false, String(other))
})
