import { execFile } from 'node:child_process'
import { access, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { takesNetworkAway } from '#adapters/picture-sandbox.ts'
import type { Config } from '#server/config.ts'
import { watchDiskSpace } from '#server/disk-space.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

const bytesOfMegabyte = 1_000_000

/** Besides the process of the shop: PostgreSQL, the processes that open pictures and the system. */
const otherMemoryBytes = 400 * bytesOfMegabyte

/** Pictures, backups and WAL of a few weeks. */
const comfortableFreeBytes = 2_000 * bytesOfMegabyte

/** Says the versions and checks memory, disk, clock and the rights of files. `memoryBytes` is that of the machine. */
export async function checkMachine(config: Config, memoryBytes = os.totalmem()): Promise<readonly Finding[]> {
  return [
    fine(`Node ${process.version.slice(1)} on ${os.type()} ${os.release()}`),
    checkMemory(config, memoryBytes),
    await checkDisk(config),
    ...(await checkClock()),
    checkPictures(takesNetworkAway()),
    ...(await checkSecretKeyFile(config)),
  ]
}

function checkMemory({ maxMemoryBytes }: Config, memoryBytes: number): Finding {
  const has = `The machine has ${megabytes(memoryBytes)} of memory`
  const needed = maxMemoryBytes + otherMemoryBytes
  if (memoryBytes >= needed) return fine(`${has}; the shop uses ${megabytes(needed)} at most`)
  return problem(`${has}, and the shop may use ${megabytes(needed)}: lower MAX_MEMORY_MB, or add memory or swap`)
}

async function checkDisk({ dataDirectory, minFreeBytes }: Config): Promise<Finding> {
  try {
    await access(dataDirectory)
    const disk = watchDiskSpace([dataDirectory], minFreeBytes)
    const free = await disk.free()
    const has = `${megabytes(free)} are free on the disk of ${dataDirectory}`
    if (await disk.isLow()) return problem(`Only ${has}: the shop takes no orders until there are more`)
    return free < comfortableFreeBytes ? warning(`Only ${has}: add room soon`) : fine(has)
  } catch (error) {
    return problem(`DATA_DIR cannot be read: ${(error as Error).message}. Create it for the account of the shop`)
  }
}

/** Second factors and dates depend on the clock. Machines without systemd are not checked. */
async function checkClock(): Promise<readonly Finding[]> {
  try {
    const asked = await promisify(execFile)('timedatectl', ['show', '--property=NTPSynchronized', '--value'])
    return asked.stdout.trim() === 'yes'
      ? [fine('The clock is synchronized')]
      : [warning('The clock is not synchronized: timedatectl set-ntp true, or install chrony')]
  } catch {
    return []
  }
}

export function checkPictures(haveNoNetwork: boolean): Finding {
  return haveNoNetwork
    ? fine('Pictures are opened without network')
    : warning(
        'Pictures are opened with the network of the shop, since unshare is missing or refused: install util-linux, ' +
          'and allow user namespaces (sysctl kernel.unprivileged_userns_clone=1)',
      )
}

async function checkSecretKeyFile({ dataDirectory, secretKey }: Config): Promise<readonly Finding[]> {
  if (secretKey !== undefined) return []
  const file = path.join(dataDirectory, 'secret.key')
  const mode = await stat(file).then(
    (entry) => entry.mode,
    () => undefined,
  )
  if (mode === undefined) return [warning(`${file} does not exist yet: the first start creates it`)]
  return (mode & 0o077) === 0
    ? [fine(`${file} is readable for its account only. Keep a copy elsewhere: no backup has it`)]
    : [problem(`${file} is readable for others: chmod 600 ${file}`)]
}

function megabytes(bytes: number): string {
  return `${Math.round(bytes / bytesOfMegabyte)} MB`
}
