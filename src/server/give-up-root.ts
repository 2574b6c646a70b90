import { chownSync, lchownSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ownBackupFolder } from '#backup/backup-store.ts'
import { type Account, canEnter, canRun, postgresAccount } from '#database/embedded-account.ts'
import type { Config } from './config.ts'

type Places = Pick<Config, 'dataDirectory' | 'mail' | 'backups'>

/**
 * Started as root, becomes PostgreSQL's account for good, after giving it what it must own. Returns the result of
 * `asRoot`, the last thing done with the rights of root. Where that account cannot enter, the program stays root and
 * says so; then, and when it was not root, `asRoot` is not called.
 */
export function giveUpRoot<Result>(
  places: Places,
  report: (line: string) => void,
  asRoot: () => Result,
): Result | undefined {
  const account = postgresAccount()
  if (!account) return undefined
  const closed = closedTo(account, places.dataDirectory)
  if (closed) {
    report(
      `The shop keeps the rights of root, because its account cannot enter ${closed}: move it, for example to /srv`,
    )
    return undefined
  }
  giveFolders(account, places)
  const result = asRoot()
  become(account)
  return result
}

/**
 * Started as root, becomes the account to which the data belong, for good, and changes nothing: what it can do is then
 * what the shop can. Stays root before the first start, and where that account cannot enter.
 */
export function becomeOwnerOf(dataDirectory: string): void {
  const owner = process.getuid?.() === 0 ? statSync(dataDirectory, { throwIfNoEntry: false }) : undefined
  if (owner && owner.uid !== 0 && !closedTo(owner, dataDirectory)) become(owner)
}

function become({ uid, gid }: Account): void {
  // The cache belongs to root, and nothing can be added to it later.
  flushCompileCache()
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}

const projectDirectory = fileURLToPath(new URL('../../', import.meta.url))

/** Returns a place that the account needs and cannot enter. */
function closedTo(account: Account, dataDirectory: string): string | undefined {
  if (!canEnter(account, dataDirectory)) return dataDirectory
  const isOpen = canEnter(account, path.join(projectDirectory, 'src/server')) && canRun(account, process.execPath)
  return isOpen ? undefined : projectDirectory
}

/** What the program keeps in its data directory. */
export const namesOfData = ['postgresql', 'pictures', 'letters', 'backups', 'erasures', 'secret.key']

function giveFolders(account: Account, { dataDirectory, mail, backups }: Places): void {
  const ofBackups = backups && 'folder' in backups.place ? [backups.place.folder] : []
  const folders = [...(mail.by === 'folder' ? [mail.directory] : []), ...ofBackups]
  for (const name of namesOfData) giveWhatIsOfRoot(account, path.join(dataDirectory, name))
  for (const folder of [dataDirectory, ...folders]) {
    mkdirSync(path.dirname(folder), { recursive: true })
    // Emails and backups are nobody else's to read.
    mkdirSync(folder, { recursive: true, mode: folder === dataDirectory ? 0o755 : 0o700 })
    if (lstatSync(folder).uid === 0) chownSync(folder, account.uid, account.gid)
  }
  // Backups that root copied from another machine are read at the start: their receipts of erasures are replayed.
  for (const folder of ofBackups)
    for (const name of readdirSync(folder).filter((name) => ownBackupFolder.test(name)))
      giveWhatIsOfRoot(account, path.join(folder, name))
}

/**
 * Gives a file, or a folder with all that is in it. Leaves alone what does not belong to root, symbolic links, and
 * files with a second name: the account could have put them there to be given something else.
 */
function giveWhatIsOfRoot(account: Account, file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (!found || !isGivable(found)) return
  if (found.isDirectory()) for (const name of readdirSync(file)) giveWhatIsOfRoot(account, path.join(file, name))
  lchownSync(file, account.uid, account.gid)
}

function isGivable(found: Stats): boolean {
  return found.uid === 0 && (found.isDirectory() || (found.isFile() && found.nlink === 1))
}
