import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { systemAccount } from '#database/embedded-account.ts'
import { type MachineName, machineNumbers, readMachineEnvironment } from './deployed-files.ts'
import type { Network } from './network.ts'

export interface MachineOptions {
  readonly name: MachineName
  readonly network: Network
  /** Contains its disk and its logs. */
  readonly folder: string
  /** Patroni's settings, equal on all machines. */
  readonly patroniFile: string
  /** Whether the lines of deploy/cluster for Debian 12 are used. */
  readonly isDebian12: boolean
  /** The directory of PostgreSQL's programs. */
  readonly programs: string
  readonly passwords: Readonly<Record<string, string>>
}

/**
 * What pid 1 of a machine runs: etcd and Patroni, as the account of PostgreSQL. Sockets and shared memory are gone when
 * the machine stops, as after a reboot. Patroni is started again like by systemd.
 */
const bootScript = `
mount -t tmpfs tmpfs /dev/shm && mount -t tmpfs tmpfs /run && mkdir --mode 777 /run/postgresql || exit 1
as_postgres="setpriv --reuid postgres --regid postgres --init-groups"
$as_postgres etcd >>etcd.log 2>&1 &
while :; do $as_postgres patroni "$1" >>patroni.log 2>&1; sleep 1; done`

/** A machine of the cluster: processes, network, sockets and shared memory of its own, on the disk of this one. */
export class Machine {
  readonly name: MachineName
  readonly address: string
  readonly #options: MachineOptions
  #init: ChildProcess | undefined

  constructor(options: MachineOptions) {
    this.name = options.name
    this.#options = options
    this.address = `${options.network.prefix}${machineNumbers[options.name]}`
  }

  /** Creates its disk. */
  async install(): Promise<void> {
    const { uid, gid } = systemAccount('postgres')
    await mkdir(this.#disk, { recursive: true })
    await chown(this.#disk, uid, gid)
  }

  async start(): Promise<void> {
    const { network, patroniFile } = this.#options
    network.connect(this.name)
    const log = await open(path.join(this.#disk, 'boot.log'), 'a')
    const namespaces = ['--mount', '--mount-proc', '--ipc', '--pid', '--fork', '--kill-child']
    // Ends with this process, however that ends.
    const started = ['--pdeathsig', 'KILL', 'ip', 'netns', 'exec', network.namespaceOf(this.name)]
    this.#init = spawn('setpriv', [...started, 'unshare', ...namespaces, 'sh', '-c', bootScript, 'sh', patroniFile], {
      cwd: this.#disk,
      env: { PATH: process.env.PATH, HOME: this.#disk, LANG: 'C.UTF-8', ...(await this.environment()) },
      stdio: ['ignore', log.fd, log.fd],
    })
    await log.close()
  }

  /** Like a power cut: the link is cut, then all processes die at once, without closing files or connections. */
  async cutPower(): Promise<void> {
    if (!this.#init || this.#init.exitCode !== null || this.#init.signalCode !== null) return
    this.#options.network.cut(this.name)
    const ended = once(this.#init, 'exit')
    this.#init.kill('SIGKILL')
    await ended
  }

  /** Lets it reach the other machines no longer, while the host and HAProxy still reach it. Returns how to end that. */
  isolate(): () => void {
    return this.#options.network.isolate(this.name)
  }

  /** The environment of etcd and Patroni, which patronictl needs too. */
  async environment(): Promise<Record<string, string>> {
    const { name, network, isDebian12, programs, passwords } = this.#options
    const replaced = {
      ...passwords,
      ETCD_DATA_DIR: path.join(this.#disk, 'etcd'),
      PATRONI_POSTGRESQL_BIN_DIR: programs,
      PATRONI_POSTGRESQL_DATA_DIR: path.join(this.#disk, 'postgresql'),
      PATRONI_POSTGRESQL_PGPASS: path.join(this.#disk, 'pgpass'),
    }
    return readMachineEnvironment({ machine: name, prefix: network.prefix, isDebian12, replaced })
  }

  get #disk(): string {
    return path.join(this.#options.folder, this.name)
  }
}
