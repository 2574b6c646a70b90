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

test('a complete form is a request in our own words, cleaned', () => {
  assert.deepEqual(readPlanForm(formOf(complete)), {
    outcome: 'read',
    request: {
      plan: 'gold',
      name: 'Amel Ben Salah',
      email: 'amel@example.tn',
      phone: '+21622333444',
      project: 'Noul Mahdia',
      description: 'We weave\nin Mahdia.',
    },
  })
})

test('the phone may be called tel, and the description may be empty', () => {
  const { phone, ...rest } = complete
  const reading = readPlanForm(formOf({ ...rest, tel: phone, description: '' }))
  assert.ok(reading.outcome === 'read')
  assert.equal(reading.request.phone, '+21622333444')
  assert.equal(reading.request.description, '')
})

test('an empty form marks every field but the description', () => {
  const reading = readPlanForm(new FormData())
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.mistakes, {
    plan: 'required',
    name: 'required',
    email: 'required',
    phone: 'required',
    project: 'required',
  })
})

test('an unknown plan, a wrong address and a wrong number are said so, and everything comes back as typed', () => {
  const reading = readPlanForm(formOf({ ...complete, selectedpack: 'Bronze', email: 'amel', phone: '12' }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.mistakes, { plan: 'required', email: 'email', phone: 'phone' })
  assert.equal(reading.typed.email, 'amel')
  assert.equal(reading.typed.project, 'Noul Mahdia')
})

test('what is longer than the shop keeps is marked', () => {
  const reading = readPlanForm(formOf({ ...complete, name: 'a'.repeat(121), project: 'b'.repeat(201) }))
  assert.ok(reading.outcome === 'invalid')
  assert.deepEqual(reading.mistakes, { name: 'tooLong', project: 'tooLong' })
})

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
