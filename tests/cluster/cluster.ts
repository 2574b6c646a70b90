import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { open, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { checkServerVersion, type EmbeddedAddress } from '#database/connect.ts'
import { whenDatabaseAvailable } from '#server/when-database-available.ts'
import { freePort } from '#tests/support/free-port.ts'
import { type MachineName, machineNumbers, readHaproxySettings, readPatroniSettings } from './deployed-files.ts'
import { Machine } from './machine.ts'
import { openNetwork } from './network.ts'
import { versionOf } from './versions.ts'

/** Three machines with PostgreSQL as deploy/cluster configures them, and HAProxy on this one. */
export interface Cluster extends AsyncDisposable {
  readonly machines: readonly Machine[]
  /** Whether the lines of deploy/cluster for Debian 12 are used. */
  readonly isDebian12: boolean
  /** The address of a database through HAProxy, which is always that of the leader, with every right. */
  address(database: string): EmbeddedAddress
  /** The address of a database on one machine, whether it is the leader or not. */
  addressOn(machine: Machine, database: string): EmbeddedAddress
  /** The machine that holds the leader's lock. Throws when no machine knows. */
  leader(): Promise<Machine>
  /** A machine that may become the leader. Throws when no machine knows one. */
  standby(): Promise<Machine>
  /**
   * Waits until there is a leader, and the other two are its synchronous standbys and have received what it wrote.
   * Throws after two minutes.
   */
  waitUntilWhole(): Promise<void>
  /** Lets another machine become the leader, as before maintenance of the present one. */
  switchOver(): Promise<void>
}

const startMilliseconds = 120_000
/** While clients order, a replica is always some WAL behind. */
const maxLagBytes = 1_000_000
const superuser = 'postgres'

/** Starts the cluster below the folder, which the account `postgres` must be able to enter. */
export async function startCluster(folder: string): Promise<Cluster> {
  await using stack = new AsyncDisposableStack()
  const network = stack.use(openNetwork(machineNumbers))
  const isDebian12 = overwritesLocks(versionOf('patroni', '--version'))
  const patroniFile = path.join(folder, 'patroni.yml')
  await writeFile(patroniFile, await readPatroniSettings())
  const passwords = Object.fromEntries(
    ['SUPERUSER', 'REPLICATION', 'REWIND', 'RESTAPI'].map((role) => [
      `PATRONI_${role}_PASSWORD`,
      randomBytes(12).toString('hex'),
    ]),
  )
  const shared = { network, folder, patroniFile, isDebian12, programs: findPrograms() ?? '', passwords }
  const machines = (Object.keys(machineNumbers) as MachineName[]).map((name) => new Machine({ name, ...shared }))
  for (const machine of machines) {
    await machine.install()
    stack.defer(() => machine.cutPower())
    await machine.start()
  }
  const ports = { leader: await freePort(), replicas: await freePort() }
  const haproxy = await startHaproxy(folder, await readHaproxySettings(network.prefix, ports))
  stack.defer(() => end(haproxy))

  const account = { user: superuser, password: passwords.PATRONI_SUPERUSER_PASSWORD ?? '' }
  const find = async (wanted: Member['role']) => {
    const name = (await readMembers(machines)).find(({ role }) => role === wanted)?.name
    const found = machines.find((machine) => machine.name === name)
    if (!found) throw new Error(`The cluster has no ${wanted}`)
    return found
  }
  const cluster = {
    machines,
    isDebian12,
    address: (database: string) => ({ host: '127.0.0.1', port: ports.leader, database, ...account }),
    addressOn: ({ address }: Machine, database: string) => ({ host: address, port: 5432, database, ...account }),
    leader: () => find('leader'),
    standby: () => find('sync_standby'),
    waitUntilWhole: () => waitUntilWhole(machines),
    async switchOver() {
      const leader = await find('leader')
      const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', ...(await leader.environment()) }
      const args = ['-c', patroniFile, 'switchover', '--leader', leader.name, '--force']
      await promisify(execFile)('patronictl', args, { env })
    },
  }
  await cluster.waitUntilWhole()
  // HAProxy may need another second to see the leader.
  const waiting = { report: () => {}, signal: AbortSignal.timeout(startMilliseconds) }
  await whenDatabaseAvailable(() => checkServerVersion(cluster.address('postgres')), waiting)
  const started = stack.move()
  return { ...cluster, [Symbol.asyncDispose]: () => started.disposeAsync() }
}

/** The newest PostgreSQL of Debian that is installed as a server; undefined when there is none. */
export function findPrograms(): string | undefined {
  const [newest] = globSync('/usr/lib/postgresql/*/bin/pg_rewind')
    .map((file) => path.dirname(file))
    .sort((one, other) => Number(other.split('/')[4]) - Number(one.split('/')[4]))
  return newest
}

/**
 * Whether this version of Patroni may overwrite the lock of a new leader through etcd's API v3, as that of Debian 12
 * does (patroni/patroni#2689).
 */
export function overwritesLocks(version: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number)
  return major < 3 || (major === 3 && minor === 0 && patch < 3)
}

interface Member {
  readonly name: string
  readonly role: 'leader' | 'sync_standby' | 'replica'
  readonly state: string
  readonly timeline?: number
  /** Bytes of WAL that it has not received; a text while it is unknown. */
  readonly lag?: number | string
}

/** What Patroni knows of the cluster, from the first machine that responds. */
async function readMembers(machines: readonly Machine[]): Promise<Member[]> {
  return Promise.any(
    machines.map(async ({ address }) => {
      const response = await fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(2_000) })
      return ((await response.json()) as { members: Member[] }).members
    }),
  )
}

async function waitUntilWhole(machines: readonly Machine[]): Promise<void> {
  const deadline = Date.now() + startMilliseconds
  let members: Member[] = []
  while (Date.now() < deadline) {
    members = await readMembers(machines).catch(() => [])
    if (isWhole(members, machines.length)) return
    await wait(250)
  }
  throw new Error(`The cluster is not whole: ${JSON.stringify(members)}`)
}

function isWhole(members: readonly Member[], count: number): boolean {
  const isRunning = members.every(({ state }) => state === 'running' || state === 'streaming')
  const timelines = new Set(members.map(({ timeline }) => timeline))
  const isRecent = members.every(({ role, lag }) => role === 'leader' || Number(lag) < maxLagBytes)
  const standbys = members.filter(({ role }) => role === 'sync_standby')
  const hasAllRoles = members.length === count && standbys.length === count - 1
  return hasAllRoles && isRunning && timelines.size === 1 && isRecent
}

async function startHaproxy(folder: string, settings: string): Promise<ChildProcess> {
  const file = path.join(folder, 'haproxy.cfg')
  await writeFile(file, settings)
  const log = await open(path.join(folder, 'haproxy.log'), 'a')
  // Ends with this process, however that ends: HAProxy changes its account and then ignores the end of its parent, but
  // not of its pid 1.
  const args = ['--pdeathsig', 'KILL', 'unshare', '--pid', '--fork', '--kill-child']
  const haproxy = spawn('setpriv', [...args, 'sh', '-c', 'haproxy -db -f "$1" & wait', 'sh', file], {
    stdio: ['ignore', log.fd, log.fd],
  })
  await log.close()
  return haproxy
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
