import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signInByLink } from '#domain/sellers/seller-link.ts'
import { createOperator } from '#tests/support/operators.ts'
import { openSampleShop } from '#tests/support/sample-shop.ts'
import { openStudio } from '#tests/support/sellers.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { setUpOwner } from './set-up-owner.ts'

const publicUrl = 'https://hirfa.example'

test('a shop of samples logs the link of a maker beside that of the owner, and the setting stays off', async () => {
  await using shop = await openSampleShop()
  const lines: string[] = []
  const start = () => setUpOwner(shop.system, undefined, publicUrl, (line) => lines.push(line))
  await start()
  await start()
  assert.match(
    lines.join('\n'),
    /\/admin\/setup\/\S+\n.*\/studio\/enter\/\S+\n.*\/admin\/setup\/\S+\n.*\/studio\/enter\//,
  )
  const [old = '', link = ''] = lines.flatMap((line) => /\/studio\/enter\/(\S+)/.exec(line)?.[1] ?? [])
  assert.equal((await testApp(shop.marketplace).request(`/studio/enter/${link}`)).status, 404)
  await openStudio(shop.marketplace)
  assert.equal(await signInByLink(shop.marketplace, old, ''), undefined)
  assert.ok(await signInByLink(shop.marketplace, link, ''))
})

test('a shop without samples has no maker, and one with an owner logs nothing', async () => {
  await using shop = await openTestShop()
  const lines: string[] = []
  await setUpOwner(shop.system, undefined, publicUrl, (line) => lines.push(line))
  assert.doesNotMatch(lines.join('\n'), /studio/)
  await createOperator(shop.marketplace)
  lines.length = 0
  await setUpOwner(shop.system, undefined, publicUrl, (line) => lines.push(line))
  assert.deepEqual(lines, [])
})
