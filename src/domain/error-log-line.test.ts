import assert from 'node:assert/strict'
import { test } from 'node:test'
import { errorLogLine } from './error-log-line.ts'

test('an error is logged as one line with its message and stack', () => {
  const line = errorLogLine(new TypeError('no such thing\nat all'))
  assert.doesNotMatch(line, /\n/)
  const { failure, message, at } = JSON.parse(line)
  assert.deepEqual([failure, message], ['TypeError', 'no such thing\nat all'])
  assert.match(at[0], /error-log-line\.test\.ts/)
})

test('values quoted by the database are removed', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "+21622333444"'), {
    code: '22P02',
    detail: 'Key (email)=(amel@example.tn) already exists.',
    parameters: ['12 rue de la Kasbah'],
  })
  const line = errorLogLine(error)
  assert.doesNotMatch(line, /2233|amel|Kasbah/)
  assert.equal(JSON.parse(line).code, '22P02')
  assert.doesNotMatch(errorLogLine(new Error('no letter to amel@example.tn')), /amel/)
})
