import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The system account PostgreSQL runs under when we are root, because PostgreSQL refuses to be root. */
export interface Account {
  readonly uid: number
  readonly gid: number
}

const accountName = 'hirfa-postgres'

/** The account to run PostgreSQL as, made if missing; undefined for an ordinary user, who runs it as themselves. */
export function postgresAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined
  return findAccount() ?? makeAccount()
}

function findAccount(): Account | undefined {
  const uid = spawnSync('id', ['-u', accountName], { encoding: 'utf8' })
  const gid = spawnSync('id', ['-g', accountName], { encoding: 'utf8' })
  if (uid.status !== 0 || gid.status !== 0) return undefined
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
}

function makeAccount(): Account {
  const program = systemPrograms.find((file) => existsSync(file)) ?? 'useradd'
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin']
  const made = spawnSync(program, [...options, accountName], { encoding: 'utf8' })
  const account = findAccount()
  if (!account) {
    throw new Error(
      `PostgreSQL must not run as root, and its account ${accountName} could not be made: ${made.stderr || made.error}`,
    )
  }
  return account
}

/** Where useradd is, which root's PATH does not always lead to. */
const systemPrograms = ['/usr/sbin/useradd', '/sbin/useradd']

/** Whether the account can enter a folder: every folder above it must let it through. */
export function canEnter(account: Account, directory: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', directory], { ...account, cwd: '/' }).status === 0
}

export function canRun(account: Account, program: string): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0
}
