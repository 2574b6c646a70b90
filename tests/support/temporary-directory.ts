import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'

const memoryDirectory = '/dev/shm'
const neededBytes = 4 * 1024 ** 3

/**
 * Makes a directory for data, which every account may enter: in memory where the system offers enough of it. Database servers
 * write there ten times as fast as on a disk, and wear out none.
 */
export async function makeDataDirectory(prefix: string): Promise<string> {
  const { bavail, bsize } = await statfs(memoryDirectory).catch(() => ({ bavail: 0, bsize: 0 }))
  const parent = bavail * bsize >= neededBytes ? memoryDirectory : os.tmpdir()
  const directory = await mkdtemp(path.join(parent, prefix))
  // mkdtemp creates it with mode 700, but root's PostgreSQL runs under another account.
  await chmod(directory, 0o755)
  return directory
}
