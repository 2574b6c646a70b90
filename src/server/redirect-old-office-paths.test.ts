import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openInstance } from '#tests/support/instance.ts'
import { openTestShop } from '#tests/support/test-shop.ts'

test('old addresses of the back office lead to those of today, with what follows, in their language, by any method', async () => {
  await using shop = await openTestShop()
  await using instance = await openInstance(shop)
  const today = {
    '/admin/letters': '/admin/emails',
    '/fr/admin/letters?show=held': '/fr/admin/emails?show=held',
    '/admin/packs/receipts/1': '/admin/plan-requests/receipts/1',
    '/admin/packs/5.data': '/admin/plan-requests/5.data',
    '/ar/admin/figures/of/orders.csv?from=2026-03-01': '/ar/admin/reports/of/orders.csv?from=2026-03-01',
    '/admin/history?text=%2F%2Fevil.example': '/admin/audit-log?text=%2F%2Fevil.example',
    '/admin/messages/7': '/admin/contact-messages/7',
    '/admin/feeds': '/admin/product-feeds',
    '/fr/admin/products/sheet': '/fr/admin/products/paste',
  }
  for (const [old, path] of Object.entries(today))
    for (const method of ['GET', 'POST']) {
      const response = await instance.app.request(`https://hirfa.example${old}`, {
        ...{ method, headers: { Origin: 'https://hirfa.example' } },
      })
      assert.deepEqual([response.status, response.headers.get('Location')], [308, path], `${method} ${old}`)
    }
  for (const path of ['/admin/messages-of-others', '/admin/emails', '/messages', '/api/packs', '/admin/packs%2F5']) {
    const response = await instance.app.request(`https://hirfa.example${path}`)
    assert.notEqual(response.status, 308, path)
  }
})
