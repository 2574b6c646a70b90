import assert from 'node:assert/strict'
import { test } from 'node:test'
import { failureLine } from './failure-line.ts'

test('a failure is one line that says what and where', () => {
  const line = failureLine(new TypeError('no such thing\nat all'))
  assert.doesNotMatch(line, /\n/)
  const { failure, message, at } = JSON.parse(line)
  assert.deepEqual([failure, message], ['TypeError', 'no such thing\nat all'])
  assert.match(at[0], /failure-line\.test\.ts/)
})

test('what the database quotes of a row is left out', () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "+21622333444"'), {
    code: '22P02',
    detail: 'Key (email)=(amel@example.tn) already exists.',
    parameters: ['12 rue de la Kasbah'],
  })
  const line = failureLine(error)
  assert.doesNotMatch(line, /2233|amel|Kasbah/)
  assert.equal(JSON.parse(line).code, '22P02')
  assert.doesNotMatch(failureLine(new Error('no letter to amel@example.tn')), /amel/)
})
