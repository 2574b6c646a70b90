import assert from 'node:assert/strict'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { houseAddress, noSignal, sampleLetter } from '#tests/support/sample-letter.ts'
import { mailerInFolder } from './mailer-folder.ts'

test('a letter becomes one file, however often it is sent', async (t) => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'hirfa-letters-'))
  t.after(() => rm(parent, { recursive: true }))
  const folder = path.join(parent, 'letters')
  const mailer = mailerInFolder(folder, houseAddress)
  await Promise.all([mailer.send(sampleLetter(), noSignal), mailer.send(sampleLetter(), noSignal)])
  assert.deepEqual(await readdir(folder), ['2026-03-02-your-order-h-7k3m-92qx-6f1c.eml'])
  const text = await readFile(path.join(folder, '2026-03-02-your-order-h-7k3m-92qx-6f1c.eml'), 'utf8')
  assert.match(text, /^Message-ID: <6f1c@hirfa\.example>\r?$/m)
  assert.match(text, /^To: amel@example\.tn\r?$/m)
})
