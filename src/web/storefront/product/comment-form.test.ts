import assert from 'node:assert/strict'
import { test } from 'node:test'
import { maxCommentLength } from '#domain/comments/comment.ts'
import { readCommentForm } from './comment-form.ts'

const complete = {
  name: ' Amel ',
  email: 'amel@example.tn',
  phone: '22 333 444',
  comment: 'Lovely.\r\n\r\n\r\nThank you',
}

test('a complete form is read with trimmed texts', () => {
  assert.deepEqual(readCommentForm(formOf(complete)), {
    outcome: 'read',
    value: {
      authorName: 'Amel',
      email: 'amel@example.tn',
      phone: '+21622333444',
      body: 'Lovely.\n\nThank you',
    },
    typed: { authorName: 'Amel', email: 'amel@example.tn', phone: '22 333 444', body: 'Lovely.\n\nThank you' },
  })
})

test('an empty form has an error for every field', () => {
  const reading = readCommentForm(new FormData())
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, {
    authorName: 'required',
    email: 'required',
    phone: 'required',
    body: 'required',
  })
})

test('an invalid email address and an invalid phone number are errors, with the typed values', () => {
  const reading = readCommentForm(formOf({ ...complete, email: 'amel@nabeul', phone: '12' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { email: 'email', phone: 'phone' })
  assert.equal(reading.typed.email, 'amel@nabeul')
  assert.equal(reading.typed.authorName, 'Amel')
})

test('a comment of the maximum length is accepted, with CRLF counted as one character', () => {
  const longest = `a\r\n${'b'.repeat(maxCommentLength - 2)}`
  assert.equal(readCommentForm(formOf({ ...complete, comment: longest })).outcome, 'read')
  const reading = readCommentForm(formOf({ ...complete, comment: `${longest}c` }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { body: 'tooLong' })
})

test('a comment of invisible characters counts as empty', () => {
  const reading = readCommentForm(formOf({ ...complete, comment: '\u200f \u202a\n' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { body: 'required' })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
