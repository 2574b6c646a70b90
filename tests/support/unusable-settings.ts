import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import type { TestContext } from 'node:test'
import { cleanUpAfter, externalDatabase, freshDirectory } from './shop-process.ts'

/**
 * What a setting can name that cannot be used: a file in place of a folder, a port that is taken, a database that is
 * not there.
 */
export async function unusableSettings(t: TestContext) {
  const directory = await freshDirectory(t)
  const file = path.join(directory, 'file')
  await writeFile(file, '')
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  cleanUpAfter(t, async () => server.close())
  const { settings } = await externalDatabase(t)
  const missing = new URL(settings.DATABASE_URL)
  missing.pathname = '/hirfa_no_such_database'
  const takenPort = (server.address() as net.AddressInfo).port
  return { directory, file, takenPort, missingDatabase: missing.href, settings }
}
