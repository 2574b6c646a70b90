import assert from 'node:assert/strict'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { AlreadyRunning } from '#database/embedded.ts'
import { readConfig } from '#server/config.ts'
import { prepareDataDirectory } from '#server/data-directory.ts'
import { explainStartFailure } from '#server/explain-start-failure.ts'
import { listen } from '#server/listen.ts'
import { openMetrics } from '#server/metrics.ts'
import { openDatabase } from '#server/open-database.ts'
import { freshDirectory, launchShop } from '#tests/support/shop-process.ts'
import { unusableSettings } from '#tests/support/unusable-settings.ts'

test('settings that cannot be used are reported in one line that names them', async (t) => {
  const { directory, file, takenPort, missingDatabase } = await unusableSettings(t)
  const database = { url: missingDatabase, migrationUrl: missingDatabase }
  const waiting = { report: assert.fail, signal: AbortSignal.timeout(30_000) }
  const handler = { fetch: () => new Response() }
  const metrics = openMetrics()
  const wrong: readonly (readonly [start: () => Promise<unknown>, line: RegExp])[] = [
    [() => listen('192.0.2.1', 0, () => handler), /^Setting HOST is wrong: .*192\.0\.2\.1/],
    [() => metrics.listen(takenPort), /^Port \d+ is taken by another program; set METRICS_PORT/],
    [() => listen('127.0.0.1', takenPort, () => handler), /^Port \d+ is taken by another program; set PORT/],
    [() => prepareDataDirectory(file), /^Setting DATA_DIR names .*file, which cannot be used: it is not a folder/],
    [() => prepareDataDirectory(path.join(file, 'var')), /^Setting DATA_DIR names .*: it is not in a folder/],
    [
      async () => readConfig({ LEAST_FREE_MB: ' ' }),
      /^Setting LEAST_FREE_MB is wrong: it must be a number of megabytes/,
    ],
    [
      () => openDatabase({ database, dataDirectory: directory, minFreeBytes: 0 }, waiting),
      /^Setting DATABASE_URL names a server that cannot be used: .*does not exist/,
    ],
    [() => writeFile('/dev/full', 'x'), /^The disk is full: ENOSPC: no space left on device, write$/],
    [() => Promise.reject(new AlreadyRunning('Hirfa already runs on it')), /^Hirfa already runs on it$/],
  ]
  for (const [start, line] of wrong) {
    const error = await start().then(
      () => assert.fail(`${line}`),
      (reason) => reason,
    )
    const explained = explainStartFailure(error)
    assert.match(explained, line)
    assert.equal(explained.split('\n').length, 1)
  }
})

test('a start with such a setting prints that line and ends', async (t) => {
  const shop = launchShop(t, { DATA_DIR: await freshDirectory(t), HOST: '192.0.2.1' })
  assert.deepEqual(await once(shop.process, 'close'), [1, null])
  assert.match(shop.output(), /^Setting HOST is wrong: .*192\.0\.2\.1.*\n$/)
})
