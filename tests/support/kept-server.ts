import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const project = fileURLToPath(new URL('../..', import.meta.url))
const keptServers = path.join(project, 'node_modules/.cache/hirfa-tests/servers')

/** What the databases of a test server are made from. */
const sources = ['src', 'messages', 'tests/support', 'package-lock.json']

/** What changes often and none of the databases. */
const unrelated = /\.test\.tsx?$|^src\/(web|server|api|emails|backup)\//

/** Copies the data that an earlier run kept of its server into a new directory, unless the sources changed since. */
export async function layOutKeptServer(dataDirectory: string): Promise<void> {
  const kept = await keptDirectory()
  if ((await entriesOf(kept)).length > 0) await copyEntries(kept, dataDirectory)
}

/**
 * Keeps the data of a stopped server for later runs: creating, migrating and filling its databases takes ten seconds.
 */
export async function keepServer(dataDirectory: string): Promise<void> {
  const kept = await keptDirectory()
  const known = await entriesOf(kept)
  if ((await entriesOf(dataDirectory)).every((name) => known.includes(name))) return
  const unfinished = path.join(keptServers, `unfinished-${process.pid}`)
  await rm(keptServers, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true })
  await copyEntries(dataDirectory, unfinished)
  await rename(unfinished, kept)
}

/** Keeps owners and rights. */
async function copyEntries(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to])
}

async function entriesOf(directory: string): Promise<string[]> {
  return readdir(directory).catch(() => [])
}

async function keptDirectory(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const entries = await readdir(path.join(project, source), { recursive: true }).catch(() => [''])
    for (const entry of entries.sort()) {
      const file = path.posix.join(source, entry)
      if (unrelated.test(file)) continue
      const bytes = await readFile(path.join(project, file)).catch(() => '')
      hash.update(`${file}\0`).update(bytes).update('\0')
    }
  }
  return path.join(keptServers, hash.digest('hex').slice(0, 16))
}
