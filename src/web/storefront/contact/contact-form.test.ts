import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readContactForm } from './contact-form.ts'

const complete = { name: ' Amel ', email: 'amel@example.tn', description: 'Do you deliver\r\n\r\n\r\nto Tozeur?' }

test('a complete form is a message in our own words, cleaned', () => {
  assert.deepEqual(readContactForm(formOf(complete)), {
    outcome: 'read',
    message: { name: 'Amel', email: 'amel@example.tn', message: 'Do you deliver\n\nto Tozeur?' },
  })
})

test('an empty form marks every field', () => {
  const reading = readContactForm(new FormData())
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.mistakes, { name: 'required', email: 'required', message: 'required' })
})

test('what is no address is said so, and everything comes back as typed', () => {
  const reading = readContactForm(formOf({ ...complete, email: 'amel@nabeul' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.mistakes, { email: 'email' })
  assert.deepEqual(reading.typed, { name: 'Amel', email: 'amel@nabeul', message: 'Do you deliver\n\nto Tozeur?' })
})

test('a message longer than the shop keeps is marked, and signs nobody sees are none', () => {
  const tooLong = readContactForm(formOf({ ...complete, description: 'a'.repeat(5001) }))
  assert.ok(tooLong.outcome === 'invalid')
  assert.deepEqual(tooLong.mistakes, { message: 'tooLong' })
  for (const description of ['\u200f \u202a\n', '\u3164', '\u2800', '\ufe0f', '\u0301']) {
    const invisible = readContactForm(formOf({ ...complete, description }))
    assert.ok(invisible.outcome === 'invalid')
    assert.deepEqual(invisible.mistakes, { message: 'required' })
  }
})

test('a file in place of a text is no text', () => {
  const form = formOf(complete)
  form.set('name', new Blob(['Amel']))
  assert.equal(readContactForm(form).outcome, 'invalid')
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
