import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, lstat, opendir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '#server/config.ts'
import { namesOfData } from '#server/give-up-root.ts'
import { openBackupPlace } from '#server/run-backup.ts'
import { type Finding, fine, problem } from './finding.ts'

const trial = Buffer.from('The doctor of the shop wrote this.')

/**
 * Writes and reads in each folder of the shop, and where its backups go, and looks for what this account cannot change.
 */
export async function checkFiles(config: Config): Promise<readonly Finding[]> {
  const { dataDirectory, mail, backups } = config
  const folders = [dataDirectory, ...(mail.by === 'folder' ? [mail.directory] : [])]
  const problems = [
    ...(await Promise.all(folders.map(tryFolder))),
    ...(await Promise.all(folders.map((folder) => findUnwritable(folder, dataDirectory)))),
  ].filter((found) => found !== undefined)
  return [
    ...(problems.length > 0 ? problems : [fine(`The files of the shop can be written as account ${account}`)]),
    ...(backups ? [await tryBackups(backups)] : []),
  ]
}

const account = process.getuid?.() ?? ''

/** One that is missing is created by the shop: then the folder above must be writable. */
async function tryFolder(folder: string): Promise<Finding | undefined> {
  const file = path.join(nearestExisting(folder), `.trial-${randomUUID()}`)
  try {
    await writeFile(file, trial, { mode: 0o600 })
    if (!trial.equals(await readFile(file))) return problem(`${folder} returns other bytes than were written`)
    return undefined
  } catch (error) {
    return problem(`${folder} cannot be written: ${(error as Error).message}. ${giveIt(folder)}`)
  } finally {
    await rm(file, { force: true }).catch(() => {})
  }
}

function nearestExisting(folder: string): string {
  return existsSync(folder) ? folder : nearestExisting(path.dirname(folder))
}

/** Names the first file or folder that this account cannot change, such as one that root has copied there. */
async function findUnwritable(folder: string, dataDirectory: string): Promise<Finding | undefined> {
  const roots = folder === dataDirectory ? namesOfData.map((name) => path.join(folder, name)) : [folder]
  for (const root of roots.filter((root) => existsSync(root))) {
    const found = await firstUnwritable(root)
    if (found !== undefined) return problem(`The account of the shop cannot change ${found}. ${giveIt(root)}`)
  }
  return undefined
}

async function firstUnwritable(file: string): Promise<string | undefined> {
  const entry = await lstat(file)
  if (!entry.isFile() && !entry.isDirectory()) return undefined
  const needed = entry.isDirectory()
    ? constants.R_OK | constants.W_OK | constants.X_OK
    : constants.R_OK | constants.W_OK
  const isUsable = await access(file, needed).then(
    () => true,
    () => false,
  )
  if (!isUsable) return file
  if (!entry.isDirectory()) return undefined
  for await (const { name } of await opendir(file)) {
    // PostgreSQL deletes files while it runs.
    const found = await firstUnwritable(path.join(file, name)).catch(ignoreMissing)
    if (found !== undefined) return found
  }
  return undefined
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function giveIt(folder: string): string {
  return `As root: chown -R ACCOUNT: ${folder}, with the account of the shop (hirfa in docs/deploy.md)`
}

const trialFolder = 'doctor'

/** As a backup would: writes a file, lists, reads and deletes it. */
async function tryBackups(backups: NonNullable<Config['backups']>): Promise<Finding> {
  try {
    const { store } = await openBackupPlace(backups)
    const name = `${trialFolder}/${randomUUID()}`
    await store.put(name, trial)
    const read = await store.get(name)
    const isListed = (await store.list(trialFolder)).length > 0
    await store.deleteFolder(trialFolder)
    if (!isListed || !trial.equals(read))
      return problem(`BACKUP_TO: ${store.location} does not return what was written`)
    return fine(`Backups can be written to ${store.location}`)
  } catch (error) {
    return problem(`BACKUP_TO: no backup can be written: ${(error as Error).message}`)
  }
}
