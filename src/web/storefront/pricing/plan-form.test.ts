import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPlanForm } from './plan-form.ts'

const complete = {
  selectedpack: 'Gold',
  name: ' Amel Ben Salah ',
  email: 'amel@example.tn',
  phone: '+216 22 333 444',
  project: 'Noul  Mahdia',
  description: 'We weave\r\nin Mahdia.',
}

test('a complete form is read as a request with trimmed texts', () => {
  const reading = readPlanForm(formOf(complete))
  assert.equal(reading.typed.phone, complete.phone)
  assert.deepEqual(reading, {
    ...{ outcome: 'read', typed: reading.typed },
    value: {
      plan: 'gold',
      name: 'Amel Ben Salah',
      email: 'amel@example.tn',
      phone: '+21622333444',
      project: 'Noul Mahdia',
      description: 'We weave\nin Mahdia.',
    },
  })
})

test('the phone field may be named tel, and the description may be empty', () => {
  const { phone, ...rest } = complete
  const reading = readPlanForm(formOf({ ...rest, tel: phone, description: '' }))
  assert.ok(reading.outcome === 'read')
  assert.equal(reading.value.phone, '+21622333444')
  assert.equal(reading.value.description, '')
})

test('an empty form has an error for every field but the description', () => {
  const reading = readPlanForm(new FormData())
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, {
    plan: 'required',
    name: 'required',
    email: 'required',
    phone: 'required',
    project: 'required',
  })
})

test('an unknown plan, an invalid email address and an invalid phone number are errors, with the typed values', () => {
  const reading = readPlanForm(formOf({ ...complete, selectedpack: 'Bronze', email: 'amel', phone: '12' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { plan: 'required', email: 'email', phone: 'phone' })
  assert.equal(reading.typed.email, 'amel')
  assert.equal(reading.typed.project, 'Noul Mahdia')
})

test('a text that is too long is an error', () => {
  const reading = readPlanForm(formOf({ ...complete, name: 'a'.repeat(121), project: 'b'.repeat(201) }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.fieldErrors, { name: 'tooLong', project: 'tooLong' })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
