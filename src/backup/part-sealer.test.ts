import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partSealer } from './part-sealer.ts'

const passphrase = 'three words and a number 7'

test('a sealed file opens only with its passphrase, under its name and unaltered', async () => {
  const sealer = partSealer(passphrase)
  const sealed = await sealer.seal('a/1', Buffer.from('orders'))
  assert.equal((await partSealer(passphrase).open('a/1', sealed)).toString(), 'orders')
  const altered = Buffer.from(sealed)
  altered[altered.length - 1] = (altered.at(-1) ?? 0) ^ 1
  await assert.rejects(sealer.open('a/1', altered), { name: 'DamagedBackup' })
  await assert.rejects(sealer.open('a/2', sealed), { name: 'DamagedBackup' })
  await assert.rejects(sealer.open('a/1', sealed.subarray(0, 20)), { name: 'DamagedBackup' })
  await assert.rejects(partSealer('another passphrase').open('a/1', sealed), { name: 'DamagedBackup' })
  assert.notDeepEqual(await sealer.seal('a/1', Buffer.from('orders')), sealed)
})
