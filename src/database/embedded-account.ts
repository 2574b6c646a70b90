import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Account {
  readonly uid: number
  readonly gid: number
}

/** Returns the account to run PostgreSQL as, created if missing; undefined when the program does not run as root. */
export function postgresAccount(): Account | undefined {
  return process.getuid?.() === 0 ? systemAccount('hirfa-postgres') : undefined
}

/** Returns a system account, created if missing. Only root can create one. */
export function systemAccount(name: string): Account {
  return findAccount(name) ?? createAccount(name)
}

function findAccount(accountName: string): Account | undefined {
  const uid = spawnSync('id', ['-u', accountName], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', accountName], { encoding: 'utf8' })
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function createAccount(accountName: string): Account {
  const program = systemPrograms.find((file) => existsSync(file)) ?? 'useradd'
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const created = spawnSync(program, [...options, accountName], { encoding: 'utf8' })
  const account = findAccount(accountName)
  if (!account) {
    throw new Error(`The system account ${accountName} could not be created: ${created.stderr || created.error}`)
  }
  return account
}

/** Root's PATH does not always contain the directory of useradd. */
const systemPrograms = ['/usr/sbin/useradd', '/sbin/useradd']

/** Whether the account may enter a directory; it needs permission on every parent too. */
export function canEnter(account: Account, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0
}

export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}
