import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { WalArchive } from '#backup/wal-archive.ts'
import type { BackupService } from '#domain/backups/backup-service.ts'

const program = fileURLToPath(new URL('./backup-command.ts', import.meta.url))

export interface StoppableBackupService extends BackupService {
  /** Ends a backup that is being made. */
  stop(): void
}

/**
 * Makes backups by the program of `npm run backup`, at a low priority: visitors come first. Only our own server has an
 * archive of WAL.
 */
export function backupService(archive: WalArchive | undefined, report: (line: string) => void): StoppableBackupService {
  let running: ChildProcess | undefined
  return {
    async make() {
      const child = spawn(process.execPath, [program], {
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      }) as ChildProcess & { stdout: Readable; stderr: Readable }
      running = child
      if (child.pid !== undefined) os.setPriority(child.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
      for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', report)
      await once(child, 'close')
      running = undefined
    },
    hasWalGap: async () => archive !== undefined && !(await archive.isContinuous()),
    walProblem: () => archive?.problem(),
    // The program ends with its channel, and its scratch server with it.
    stop: () => running?.connected && running.disconnect(),
  }
}
