import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Actor, operatorActor, sellerActor } from '#domain/access/actor.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { findOperations, isAllowed, readEntries } from './support/operations.ts'

const person = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress }

/** Every kind of actor, and each role of operators, by their names in docs/access.md. */
const actors: Readonly<Record<string, Actor>> = {
  visitor: { kind: 'visitor' },
  customer: { kind: 'customer', orderId: 1 },
  seller: sellerActor({ id: 2, name: 'Amel', role: 'seller' }, [1]),
  staff: operatorActor({ role: 'staff', ...person }),
  owner: operatorActor({ role: 'owner', ...person }),
  system: { kind: 'system' },
}

const operations = findOperations()
const called = operations.filter(({ isCalledFromOutside }) => isCalledFromOutside)
const entries = readEntries()
const listed = operations.filter(({ name }) => entries.has(name))

test('docs/access.md lists every operation, and nothing that does not exist', () => {
  assert.ok(called.length > 100)
  const names = called.map(({ name }) => name)
  assert.deepEqual(
    names.filter((name) => !entries.has(name)),
    [],
  )
  assert.deepEqual([...entries.keys()].sort(), listed.map(({ name }) => name).sort())
})

for (const operation of listed) {
  const { policy, allowed: expected } = entries.get(operation.name) ?? { policy: '', allowed: [] }
  test(`${operation.name} asks ${policy}, which allows ${expected.join(', ')}`, async () => {
    if (policy === 'none') assert.ok(!operation.hasPolicy)
    else assert.match(operation.asking, new RegExp(`\\b${policy}\\(`))
    const allowed: string[] = []
    for (const [name, actor] of Object.entries(actors)) if (await isAllowed(operation, actor)) allowed.push(name)
    assert.deepEqual(allowed, expected)
  })
}

test('every operation that changes something has a policy: none is open to everybody without saying so', () => {
  const open = listed.filter(({ name, writes }) => writes && entries.get(name)?.allowed.includes('visitor'))
  assert.ok(open.length > 10)
  assert.deepEqual(
    open.filter(({ hasPolicy }) => !hasPolicy).map(({ name }) => name),
    [],
  )
})
