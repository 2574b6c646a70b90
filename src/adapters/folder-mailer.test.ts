import assert from 'node:assert/strict'
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { neverAborted, sampleEmail, senderAddress } from '#tests/support/sample-email.ts'
import { folderMailer } from './folder-mailer.ts'

test('an email is written to one file, however often it is sent', async (t) => {
  const parent = await mkdtemp(path.join(os.tmpdir(), 'hirfa-emails-'))
  t.after(() => rm(parent, { recursive: true }))
  const folder = path.join(parent, 'letters')
  const mailer = folderMailer(folder, senderAddress)
  await Promise.all([mailer.send(sampleEmail(), neverAborted), mailer.send(sampleEmail(), neverAborted)])
  assert.deepEqual(await readdir(folder), ['2026-03-02-your-order-h-7k3m-92qx-6f1c.eml'])
  const text = await readFile(path.join(folder, '2026-03-02-your-order-h-7k3m-92qx-6f1c.eml'), 'utf8')
  assert.match(text, /^Message-ID: <6f1c@hirfa\.example>\r?$/m)
  assert.match(text, /^To: amel@example\.tn\r?$/m)
})

test('the name of a file has the letters of a subject in any script, as far as it may be long', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-emails-'))
  t.after(() => rm(folder, { recursive: true }))
  const nameOf = async (subject: string) => {
    await folderMailer(folder, senderAddress).send(sampleEmail({ subject }), neverAborted)
    const [name = ''] = await readdir(folder)
    await rm(path.join(folder, name))
    return name
  }
  assert.equal(await nameOf('طلبك رقم \u2068H-7K3M\u2069'), '2026-03-02-طلبك-رقم-h-7k3m-6f1c.eml')
  assert.equal(await nameOf('../Votre commande est expédiée'), '2026-03-02-votre-commande-est-expédiée-6f1c.eml')
  assert.equal(await nameOf(`a${'ط'.repeat(200)}`), `2026-03-02-a${'ط'.repeat(59)}-6f1c.eml`)
})

test('an email is readable by the account of the shop only, also in a folder that is open to others', async (t) => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-emails-'))
  t.after(() => rm(folder, { recursive: true }))
  await chmod(folder, 0o755)
  await folderMailer(folder, senderAddress).send(sampleEmail(), neverAborted)
  const [name = ''] = await readdir(folder)
  assert.equal((await stat(path.join(folder, name))).mode & 0o777, 0o600)
})
