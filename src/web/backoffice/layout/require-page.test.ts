import assert from 'node:assert/strict'
import { test } from 'node:test'
import { visitor } from '#domain/access/actor.ts'
import { NotAllowed } from '#domain/access/not-allowed.ts'
import { officeRoles } from '#domain/access/role.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { type Marketplace, noRequest } from '#domain/marketplace.ts'
import { sessionContext } from '#web/backoffice/backoffice-context.ts'
import { pageContext } from '#web/page-context.ts'
import { requirePage } from './require-page.ts'

test('the layout refuses a page that is not of the role, and asks who is not signed in to sign in', () => {
  const context = pageContext({
    marketplace: { actor: visitor } as Marketplace,
    ...{ publicUrl: '', minFormSeconds: 0, takeReadTurn: noRequest.takeTurn },
    language: { locale: 'en', prefix: undefined, mainLocale: 'en' },
    shopFacts: () => assert.fail('no page needs them to be refused'),
  })
  context.set(sessionContext, undefined)
  const open = (pattern: string) =>
    requirePage({ context, pattern, request: new Request('https://shop.example/admin') })
  assert.throws(
    () => open('admin/orders'),
    (thrown) => thrown instanceof Response && thrown.status === 302,
  )
  for (const role of officeRoles) {
    const operator = { id: 1, name: 'Sana', email: 'sana@hirfa.example' as EmailAddress, role }
    context.set(sessionContext, { id: 1, operator, pendingStep: 'none', usableUntil: new Date(0) })
    open('admin/orders')
    assert.throws(() => open('shop'), NotAllowed, role)
  }
})
