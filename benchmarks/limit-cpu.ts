import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Microseconds. */
const period = 100_000

/** Where groups for processor time may be mounted, with the file of the limit and its content. */
const hierarchies = [
  { folder: '/sys/fs/cgroup/cpu', file: 'cpu.cfs_quota_us', limit: (quota: number) => `${quota}` },
  { folder: '/sys/fs/cgroup', file: 'cpu.max', limit: (quota: number) => `${quota} ${period}` },
]

/**
 * Limits all threads of a process to a share of one core, as if it ran on a small machine of its own. Returns undefined
 * where this user may not, or the system has no such limit. Disposing ends the limit.
 */
export async function limitCpu(pid: number, share: number): Promise<AsyncDisposable | undefined> {
  for (const { folder, file, limit } of hierarchies) {
    const group = path.join(folder, `hirfa-bench-${pid}`)
    try {
      await mkdir(group)
    } catch {
      continue
    }
    try {
      await writeFile(path.join(group, file), limit(share * period), { flag: 'r+' })
      await writeFile(path.join(group, 'cgroup.procs'), `${pid}`, { flag: 'r+' })
      return {
        async [Symbol.asyncDispose]() {
          await writeFile(path.join(folder, 'cgroup.procs'), `${pid}`, { flag: 'r+' })
          await rmdir(group)
        },
      }
    } catch {
      await rmdir(group)
    }
  }
  return undefined
}
