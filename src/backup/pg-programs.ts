import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { DatabaseAddress } from '#database/connect.ts'

type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** PostgreSQL's own program failed. The message has its reason; the cause is the signal that ended it, if one did. */
export class PgProgramFailed extends Error {
  override readonly name = 'PgProgramFailed'
}

/**
 * A server of the owner's cannot be backed up or restored by PostgreSQL's own programs. The message says what to do.
 */
export class PgProgramUnusable extends Error {
  override readonly name = 'PgProgramUnusable'
}

const otherWays =
  'or back it up by pgBackRest, which restores any moment, copy DATA_DIR/pictures after it, and set BACKUP_TO=off'

/** Throws PgProgramUnusable unless the program is on PATH and not older than the server. */
export async function requirePgProgram(program: Program, serverVersion: number): Promise<void> {
  const version = parseVersion(await run(program, ['--version']))
  if (version === undefined || version < serverVersion)
    throw new PgProgramUnusable(
      `${program} on PATH is of PostgreSQL ${version}, older than the server, which is ${serverVersion}: ` +
        `install PostgreSQL's client programs of version ${serverVersion}, ${otherWays}`,
    )
}

/**
 * Returns the major version in what `--version` prints, such as `pg_dump (PostgreSQL) 15.20 (Debian 15.20-0+deb12u1)`.
 */
export function parseVersion(printed: string): number | undefined {
  const [, version] = /\(PostgreSQL\) (\d+)/.exec(printed) ?? []
  return version === undefined ? undefined : Number(version)
}

/** Dumps a database in pg_dump's custom format. The stream fails when pg_dump does. */
export function dumpDatabase(address: DatabaseAddress): Readable {
  // Compressed and in parts it is written by us.
  const options = ['--format=custom', '--compress=0', '--no-owner', '--no-privileges', '--no-comments']
  // Others, such as pg_stat_statements, are the server's, and only a superuser could restore them.
  const extensions = ['pg_trgm', 'unaccent'].map((name) => `--extension=${name}`)
  return Readable.from(outputOf(start('pg_dump', [...options, ...extensions], address)))
}

async function* outputOf({ child, ended }: Running): AsyncGenerator<Buffer> {
  ended.catch(() => {})
  try {
    yield* child.stdout
    await ended
  } finally {
    // Nobody reads on.
    child.kill()
  }
}

/**
 * Calls a function of pg_trgm, if the extension is there, which loads its library: only then may a role other than the
 * superuser create functions that set its settings.
 */
const loadTrigrams = `select format('select %I.show_limit()', nspname)
from pg_extension join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm' \\gexec
`

/**
 * Restores a dump into an empty database, all or nothing. The role needs no special rights, also where the extensions
 * were made beforehand: psql runs what pg_restore writes, since pg_restore's own connection could not load pg_trgm
 * first.
 */
export async function restoreDump(address: DatabaseAddress, dump: Readable): Promise<void> {
  const options = ['--no-owner', '--no-privileges', '--no-comments', '--exit-on-error', '--single-transaction']
  const restoring = start('pg_restore', [...options, '--file=-'])
  const psql = start('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=on'], address)
  async function* statements() {
    yield loadTrigrams
    yield* restoring.child.stdout
    yield `\\echo ${restored}\n`
  }
  const [printed, ...others] = await Promise.allSettled([
    text(psql.child.stdout),
    pipeline(dump, restoring.child.stdin),
    restoring.ended,
    psql.ended,
    pipeline(statements, psql.child.stdin),
  ])
  const reasons = others.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
  // A pipe breaks when the program that reads it fails, whose reason is the better one, or has read all that it needs.
  const reason = reasons.find((reason) => !isBrokenPipe(reason))
  if (reason) throw reason
  const isRestored = printed.status === 'fulfilled' && printed.value.includes(restored)
  if (!isRestored) throw reasons[0] ?? new PgProgramFailed('psql failed: it did not get all statements')
}

/** What psql prints at the end. */
const restored = 'all statements of the dump have run'

function isBrokenPipe({ code, cause }: NodeJS.ErrnoException): boolean {
  return code === 'EPIPE' || code === 'ERR_STREAM_PREMATURE_CLOSE' || cause === 'SIGPIPE'
}

async function run(program: Program, args: readonly string[]): Promise<string> {
  const { child, ended } = start(program, args)
  const [printed] = await Promise.all([text(child.stdout), ended])
  return printed
}

interface Running {
  readonly child: ChildProcessWithoutNullStreams
  /** Rejects with PgProgramFailed when the program fails. */
  readonly ended: Promise<void>
}

function start(program: Program, options: readonly string[], address?: DatabaseAddress): Running {
  const { args, env } = address ? connectionOf(address) : { args: [], env: {} }
  const child = spawn(program, [...options, ...args], { env: { ...process.env, ...env } })
  return { child, ended: waitForEnd(program, child) }
}

async function waitForEnd(program: Program, child: ChildProcessWithoutNullStreams): Promise<void> {
  const [errors, [code, signal]] = await Promise.all([text(child.stderr), once(child, 'close')]).catch(
    (error: NodeJS.ErrnoException): never => {
      if (error.code !== 'ENOENT') throw error
      throw new PgProgramUnusable(
        `${program} is not on PATH: install PostgreSQL's client programs of the server's version or a later one, ${otherWays}`,
        { cause: error },
      )
    },
  )
  if (code !== 0)
    throw new PgProgramFailed(`${program} failed: ${errors.trim() || `exit code ${code}`}`, { cause: signal })
}

/** Everybody on the machine can read the arguments of a program, so the password is in its environment. */
function connectionOf(address: DatabaseAddress): { args: string[]; env: Record<string, string> } {
  if (!('url' in address)) {
    const { host, port, user, database } = address
    const query = new URLSearchParams({ host, port: String(port), user })
    return { args: ['--dbname', `postgresql:///${encodeURIComponent(database)}?${query}`], env: {} }
  }
  const url = new URL(address.url)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { args: ['--dbname', url.href], env: { ...(password && { PGPASSWORD: password }) } }
}
