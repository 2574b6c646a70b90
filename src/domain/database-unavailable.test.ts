import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isDatabaseUnavailable } from './database-unavailable.ts'

const failure = (message: string, details: object = {}) => Object.assign(new Error(message), details)

test('connection errors mean that the database is unavailable', () => {
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
    assert.ok(isDatabaseUnavailable(failure('refused', { code })), code)
  }
  for (const [code, syscall] of [
    ['ECONNREFUSED', 'connect'],
    ['ENOENT', 'connect'],
    ['ECONNRESET', 'read'],
    ['EPIPE', 'write'],
    ['EAI_AGAIN', 'getaddrinfo'],
  ]) {
    assert.ok(isDatabaseUnavailable(failure('refused', { code, syscall })), `${code} ${syscall}`)
  }
  assert.ok(isDatabaseUnavailable(failure('not accepting connections', { code: '55000', severity: 'FATAL' })))
  assert.ok(isDatabaseUnavailable(failure('Connection terminated unexpectedly')))
  assert.ok(isDatabaseUnavailable(failure('timeout exceeded when trying to connect')))
  const refused = failure('refused', { code: 'ECONNREFUSED', syscall: 'connect' })
  assert.ok(isDatabaseUnavailable(new AggregateError([refused])))
  assert.ok(isDatabaseUnavailable(new Error('query failed', { cause: refused })))
})

test('invalid statements, missing files and other errors do not', () => {
  const others = [
    failure('duplicate key', { code: '23505' }),
    failure('not defined in this session', { code: '55000', severity: 'ERROR' }),
    failure('syntax error', { code: '42601' }),
    failure('no such file', { code: 'ENOENT', syscall: 'open' }),
    new TypeError('undefined is not a function'),
    'ECONNREFUSED',
    undefined,
  ]
  for (const other of others) assert.equal(isDatabaseUnavailable(other), false, String(other))
})
