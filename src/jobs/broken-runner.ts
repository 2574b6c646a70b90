import type { EventEmitter } from 'node:events'
import type { WorkerEventMap } from 'graphile-worker'

/**
 * Rejects when the runner could not write down what became of a job, as soon as it has finished the others it had in
 * hand. A broken runner may wait for itself for ever, so nobody should wait for its own end.
 */
export function brokenAndIdle(events: EventEmitter): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  const inHand = new Set<string>()
  let isBroken = false
  const look = () => {
    if (isBroken && inHand.size === 0) reject(new Error('The runner could not write down what it did'))
  }
  const onEnd = ({ job }: { job: { id: string } }) => {
    inHand.delete(job.id)
    look()
  }
  events.on('job:start', ({ job }: WorkerEventMap['job:start']) => inHand.add(job.id))
  events.on('job:success', onEnd)
  events.on('job:error', onEnd)
  events.on('pool:fatalError', () => {
    isBroken = true
    look()
  })
  return promise
}
