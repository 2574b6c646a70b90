import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { endProcess } from '#tests/support/end-process.ts'
import { missingPrograms } from '#tests/support/missing-programs.ts'

const projectDirectory = fileURLToPath(new URL('../..', import.meta.url))

/** Where the folder has this project, to be cloned from. */
export const repositoryInside = 'file:///mnt/hirfa'

/** A fresh Debian in a folder, started as a machine with systemd. */
export interface DebianFolder extends AsyncDisposable {
  /**
   * Runs lines of a shell as root and returns their output. Throws at the first that fails. The network is that of this
   * machine, or the loopback of the folder.
   */
  run(lines: string, network: 'outside' | 'inside'): Promise<string>
  /** Starts a program on the loopback of the folder, whose output can be read. */
  start(command: readonly string[]): ChildProcess
}

const authorities = '/usr/local/share/ca-certificates'
const systemSettings = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' }

/** What the way to Debian's mirror and the npm registry may depend on. */
function settingsOfNetwork(): Record<string, string | undefined> {
  const names = /^(https?_proxy|no_proxy|npm_config_(registry|proxy|https_proxy|noproxy)|NODE_EXTRA_CA_CERTS)$/i
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => names.test(name)))
}

/** The settings of apt that concern the network and the clock, as apt reads them. */
function settingsOfApt(): string {
  const lines = execFileSync('apt-config', ['dump']).toString().split('\n')
  return lines.filter((line) => /^Acquire::(http|https|Check-)\S* "/.test(line)).join('\n')
}

/** Throws where no such folder can be made or started. */
export async function startDebian(release: string): Promise<DebianFolder> {
  await using stack = new AsyncDisposableStack()
  // Not below /tmp, which may be in memory.
  const parent = await mkdtemp('/var/tmp/hirfa-debian-')
  stack.defer(() => rm(parent, { recursive: true, force: true, maxRetries: 10 }))
  const folder = path.join(parent, release)
  const included = 'systemd,systemd-sysv,dbus,ca-certificates,nano'
  execFileSync('debootstrap', ['--variant=minbase', `--include=${included}`, release, folder], { stdio: 'pipe' })
  await writeFile(path.join(folder, 'etc/apt/apt.conf.d/90network'), `${settingsOfApt()}\n`)
  // Nothing here needs to survive a power failure.
  await writeFile(path.join(folder, 'etc/dpkg/dpkg.cfg.d/fast'), 'force-unsafe-io\n')
  await cp(authorities, path.join(folder, authorities), { recursive: true, force: true }).catch(() => {})

  // Where systemd runs, it registers the machine.
  const withoutSystemd = existsSync('/run/systemd/system') ? [] : ['--register=no', '--keep-unit']
  const machine = ['--quiet', `--directory=${folder}`, `--machine=${path.basename(parent)}`, ...withoutSystemd]
  const options = ['--private-network', '--resolv-conf=copy-host', `--bind-ro=${projectDirectory}:/mnt/hirfa`]
  const log = await open(path.join(parent, 'console.log'), 'a')
  stack.defer(() => log.close())
  const child = spawn('systemd-nspawn', [...machine, ...options, '--console=pipe', '--boot'], {
    stdio: ['ignore', log.fd, log.fd],
  })
  stack.defer(() => endProcess(child))
  const leader = await waitUntilStarted(child).catch(async (error: Error) => {
    throw new Error(`${error.message}: ${await readFile(path.join(parent, 'console.log'), 'utf8')}`)
  })
  const entered = namespacesOf(leader)
  const env = { ...systemSettings, ...settingsOfNetwork(), GIT_CONFIG_COUNT: '1' } as Record<string, string>
  // The project may belong to another account.
  Object.assign(env, { GIT_CONFIG_KEY_0: 'safe.directory', GIT_CONFIG_VALUE_0: '*' })
  const run: DebianFolder['run'] = async (lines, network) => {
    const args = [...entered, ...(network === 'inside' ? ['--net'] : []), 'bash', '-e', '-o', 'pipefail', '-c', lines]
    const { stdout, stderr } = await promisify(execFile)('nsenter', args, { env, maxBuffer: 1024 ** 3 })
    return stdout + stderr
  }
  await run('update-ca-certificates', 'inside')
  const started = stack.move()
  return {
    run,
    start: (command) =>
      spawn('nsenter', [...entered, '--net', ...command], { env, stdio: ['ignore', 'pipe', 'inherit'] }),
    [Symbol.asyncDispose]: () => started.disposeAsync(),
  }
}

function namespacesOf(leader: string): readonly string[] {
  return ['--target', leader, '--mount', '--pid', '--uts', '--ipc', '--root', '--wdns=/root']
}

/** Returns the process that is systemd in the folder, once it has started everything. */
async function waitUntilStarted(child: ChildProcess): Promise<string> {
  for (let tries = 0; tries < 240 && child.exitCode === null; tries++) {
    await pause(500)
    const [leader = ''] = (
      await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').catch(() => '')
    ).split(' ')
    if (leader === '') continue
    const asked = spawnSync('nsenter', [...namespacesOf(leader), 'systemctl', 'is-system-running'], {
      encoding: 'utf8',
    })
    if (/^(running|degraded)$/m.test(asked.stdout)) return leader
  }
  throw new Error('Debian does not start')
}

/** Why no Debian can be started here, if so. */
export function reasonAgainstDebian(): string | false {
  if (os.platform() !== 'linux' || process.getuid?.() !== 0) return 'only root can start a Debian in a folder'
  return missingPrograms(['debootstrap', 'systemd-nspawn', 'nsenter', 'apt-config'])
}
