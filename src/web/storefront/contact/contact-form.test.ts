import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContactForm } from './contact-form.ts'

const complete = { name: ' Amel ', email: 'amel@example.tn', description: 'Do you deliver\r\n\r\n\r\nto Tozeur?' }

test('a complete form becomes a cleaned contact message', () => {
  assert.deepEqual(readContactForm(formOf(complete)), {
    outcome: 'read',
    value: { name: 'Amel', email: 'amel@example.tn', message: 'Do you deliver\n\nto Tozeur?' },
    typed: { name: 'Amel', email: 'amel@example.tn', message: 'Do you deliver\n\nto Tozeur?' },
  })
})

test('an empty form has an error for each field', () => {
  const reading = readContactForm(new FormData())
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { name: 'required', email: 'required', message: 'required' })
})

test('an invalid email address is an error, and all fields are returned as typed', () => {
  const reading = readContactForm(formOf({ ...complete, email: 'amel@nabeul' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { email: 'email' })
  assert.deepEqual(reading.typed, { name: 'Amel', email: 'amel@nabeul', message: 'Do you deliver\n\nto Tozeur?' })
})

test('a message that is too long or has only invisible characters is an error', () => {
  const tooLong = readContactForm(formOf({ ...complete, description: 'a'.repeat(5001) }))
  assert.ok(tooLong.outcome === 'invalid')
  assert.deepEqual(tooLong.fieldErrors, { message: 'tooLong' })
  for (const description of ['\u200f \u202a\n', '\u3164', '\u2800', '\ufe0f', '\u0301']) {
    const invisible = readContactForm(formOf({ ...complete, description }))
    assert.ok(invisible.outcome === 'invalid')
    assert.deepEqual(invisible.fieldErrors, { message: 'required' })
  }
})

test('a file instead of a text is an error', () => {
  const form = formOf(complete)
  form.set('name', new Blob(['Amel']))
  assert.equal(readContactForm(form).outcome, 'invalid')
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
