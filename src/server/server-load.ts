import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getHeapStatistics } from 'node:v8'

/** How busy this process is. */
export interface ServerLoad {
  /** Whether more memory is in use than the shop may have. */
  isMemoryShort(): boolean
  /** By how many milliseconds the event loop was late on average in the last second. */
  eventLoopDelay(): number
}

const measureEveryMilliseconds = 1000
const resolutionMilliseconds = 20
/** Of what V8 allows before it ends the process. */
const maxHeapShare = 0.8
const nanosecondsOfMillisecond = 1e6

/**
 * Measures the load once a second. What counts is the memory in use, not what the system has reserved for the process:
 * that shrinks late or never, and the shop would stay closed.
 */
export function watchServerLoad(maxBytes: number): ServerLoad {
  const delays = monitorEventLoopDelay({ resolution: resolutionMilliseconds })
  delays.enable()
  const maxHeapBytes = getHeapStatistics().heap_size_limit * maxHeapShare
  let isMemoryShort = false
  let eventLoopDelay = 0
  const measure = setInterval(() => {
    const { heapUsed, external } = process.memoryUsage()
    isMemoryShort = heapUsed + external > maxBytes || heapUsed > maxHeapBytes
    eventLoopDelay = delays.count === 0 ? 0 : delays.mean / nanosecondsOfMillisecond - resolutionMilliseconds
    delays.reset()
  }, measureEveryMilliseconds)
  measure.unref()
  return { isMemoryShort: () => isMemoryShort, eventLoopDelay: () => eventLoopDelay }
}
