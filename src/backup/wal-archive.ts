import { readdir, readFile, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { WalProblem } from '#domain/backups/backup-service.ts'
import type { BackupStore } from './backup-store.ts'
import type { PartSealer } from './part-sealer.ts'
import { writeSegment } from './wal-archive-files.ts'
import { endWalChain, readWalChain } from './wal-chain.ts'
import { isSegment, segmentBytes } from './wal-segments.ts'

interface WalArchiveOptions {
  readonly store: BackupStore
  readonly sealer: PartSealer
  /** Where PostgreSQL puts finished segments. */
  readonly finishedWal: string
  /** Of the shop: WAL never waits in it. */
  readonly minFreeBytes: number
  report(line: string): void
  /** Reads the free bytes of the disk on which the WAL waits. */
  readonly freeBytes?: () => Promise<number>
}

export interface WalArchive {
  /** Archives what waits. The archive does so by itself every few seconds. */
  archive(): Promise<void>
  /** Undefined while all is well. */
  problem(): WalProblem | undefined
  /** Whether the WAL continues a base backup without a gap. */
  isContinuous(): Promise<boolean>
  /** Archives what waits once more, and no longer by itself. */
  stop(): Promise<void>
}

const intervalMilliseconds = 5_000

/** The part of the free room that waiting WAL may take before it is dropped. */
const maxShareOfRoom = 0.5

/**
 * Takes finished WAL segments to the store while the shop runs. Without a base backup they are of no use and are
 * dropped.
 */
export function openWalArchive(options: WalArchiveOptions): WalArchive {
  const { finishedWal, report } = options
  const stopping = new AbortController()
  let problem: WalProblem | undefined
  let archiving = Promise.resolve()

  const run = async () => {
    try {
      await archiveSegments(options)
      if (problem) report('WAL is archived again')
      problem = undefined
    } catch (error) {
      const reason = (error as Error).message
      if (!problem) report(`WAL cannot be archived and waits: ${reason}`)
      problem = { reason, ...(await measureWaiting(options)) }
      if (problem.waitingBytes > problem.freeBytes * maxShareOfRoom) await dropWaiting(finishedWal, report)
    }
  }
  const archive = () => {
    archiving = archiving.then(run)
    return archiving
  }
  const repeat = async () => {
    while (!stopping.signal.aborted) {
      await archive()
      await pause(intervalMilliseconds, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const repeating = repeat()
  return {
    archive,
    problem: () => problem,
    isContinuous: async () => (await readWalChain(finishedWal, options.sealer)) !== undefined,
    async stop() {
      stopping.abort()
      await repeating
      await archive()
    },
  }
}

/** A segment is deleted here once it is stored there. */
async function archiveSegments({ store, sealer, finishedWal }: WalArchiveOptions): Promise<void> {
  for (const name of (await readdir(finishedWal)).sort()) {
    const file = path.join(finishedWal, name)
    const chain = await readWalChain(finishedWal, sealer)
    if (chain !== undefined && isSegment(name)) await writeSegment({ store, sealer }, chain, name, await readFile(file))
    // PostgreSQL's temporary files begin with "archtemp"; the rest are notes about backups, which have their own.
    if (!name.startsWith('archtemp')) await rm(file)
  }
}

async function measureWaiting({ finishedWal, minFreeBytes, freeBytes }: WalArchiveOptions) {
  const segments = (await readdir(finishedWal)).filter(isSegment)
  const free = (await freeBytes?.()) ?? (await freeBytesOf(finishedWal))
  return { waitingBytes: segments.length * segmentBytes, freeBytes: Math.max(0, free - minFreeBytes) }
}

async function freeBytesOf(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}

/** Orders are worth more than their backup: without the WAL the shop goes on, and the next base backup begins anew. */
async function dropWaiting(finishedWal: string, report: (line: string) => void): Promise<void> {
  await endWalChain(finishedWal)
  for (const name of (await readdir(finishedWal)).filter(isSegment)) await rm(path.join(finishedWal, name))
  report('Waiting WAL was dropped before it filled the disk; a new base backup will be made')
}
