import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { FileToPlan, PlanImportFile, PlannedFile, PlannedRow } from '#domain/product-import/plan-import-file.ts'

interface PlannerLimits {
  readonly milliseconds: number
  /** Of the heap of the thread. */
  readonly megabytes: number
}

const defaultLimits: PlannerLimits = { milliseconds: 120_000, megabytes: 512 }

/**
 * Reads files in a thread of its own, one at a time, so that requests are served meanwhile. A file that takes too much
 * time or memory, or that cannot be read for a reason nobody has thought of, ends its thread and nothing else.
 */
export function importPlanner(limits: PlannerLimits = defaultLimits): PlanImportFile {
  const limit = pLimit(1)
  return (file, stop) =>
    limit(() => {
      stop.throwIfAborted()
      return planInThread(file, stop, limits)
    })
}

async function planInThread(
  file: FileToPlan,
  stop: AbortSignal,
  { milliseconds, megabytes }: PlannerLimits,
): Promise<PlannedFile> {
  const thread = new Worker(new URL('./plan-import-thread.ts', import.meta.url), {
    workerData: file,
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  })
  const tooSlow = AbortSignal.timeout(milliseconds)
  const signal = AbortSignal.any([stop, tooSlow])
  try {
    const [planned] = (await once(thread, 'message', { signal })) as [PlannedFile]
    return planned.outcome === 'refused' ? planned : { ...planned, rows: await allRows(thread, signal) }
  } catch (error) {
    stop.throwIfAborted()
    const isTooMuch = tooSlow.aborted || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'
    return { outcome: 'refused', problem: isTooMuch ? 'too-much-work' : 'damaged' }
  } finally {
    await thread.terminate()
  }
}

/** The thread sends its rows in batches, each when it is asked for: all at once would keep this one busy. */
async function allRows(thread: Worker, signal: AbortSignal): Promise<PlannedRow[]> {
  const rows: PlannedRow[] = []
  for (;;) {
    const answer = once(thread, 'message', { signal })
    thread.postMessage(rows.length)
    const [batch] = (await answer) as [readonly PlannedRow[]]
    if (batch.length === 0) return rows
    rows.push(...batch)
  }
}
