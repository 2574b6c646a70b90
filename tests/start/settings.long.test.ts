import assert from 'node:assert/strict'
import { once } from 'node:events'
import path from 'node:path'
import { test } from 'node:test'
import { freshDirectory, launchShop, startShop } from '#tests/support/shop-process.ts'
import { unusableSettings } from '#tests/support/unusable-settings.ts'

test('a port in use is reported in one line, and the database is stopped', async (t) => {
  const first = await startShop(t)
  const second = launchShop(t, { DATA_DIR: await freshDirectory(t), PORT: new URL(first.origin).port })

  const [code] = await once(second.process, 'exit')

  assert.equal(code, 1)
  assert.match(second.output(), /Port \d+ is taken by another program/)
})

test('settings that cannot be used are reported in one line that names them', async (t) => {
  const { directory, file, takenPort, missingDatabase, settings } = await unusableSettings(t)
  const wrong = [
    [{ HOST: '192.0.2.1' }, /^Setting HOST is wrong: .*192\.0\.2\.1/],
    [{ METRICS_PORT: String(takenPort) }, /^Port \d+ is taken by another program; set METRICS_PORT/],
    [{ PORT: String(takenPort) }, /^Port \d+ is taken by another program; set PORT/],
    [{ DATA_DIR: file }, /^Setting DATA_DIR names .*file, which cannot be used: it is not a folder/],
    [{ DATA_DIR: path.join(file, 'var') }, /^Setting DATA_DIR names .*: it is not in a folder/],
    [{ LEAST_FREE_MB: ' ' }, /^Setting LEAST_FREE_MB is wrong: it must be a number of megabytes/],
    [{ DATABASE_URL: missingDatabase }, /^Setting DATABASE_URL names a server that cannot be used: .*does not exist/],
  ] as const
  for (const [setting, message] of wrong) {
    const shop = launchShop(t, { ...settings, DATA_DIR: directory, ...setting })
    const [code] = await once(shop.process, 'close')
    assert.equal(code, 1)
    assert.match(shop.output(), message)
    assert.equal(shop.output().trim().split('\n').length, 1, shop.output())
  }
})
