import type { EventEmitter } from 'node:events'
import type { WorkerEventMap } from 'graphile-worker'

/**
 * Returns a promise that rejects when the runner could not record the outcome of a job, as soon as its other jobs have
 * finished, or when it failed the first time that it asked for jobs: Graphile Worker names its tasks then, and keeps a
 * failure of that for ever. Such a runner may never finish stopping, so nothing should wait for it.
 */
export function runnerFailure(events: EventEmitter): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  promise.catch(() => {})
  const running = new Set<string>()
  let hasFailed = false
  let hasNamedTasks = false
  const rejectWhenIdle = () => {
    if (hasFailed && running.size === 0) reject(new Error('The runner lost its database'))
  }
  const fail = () => {
    hasFailed = true
    rejectWhenIdle()
  }
  const onEnd = ({ job }: { job: { id: string } }) => {
    running.delete(job.id)
    rejectWhenIdle()
  }
  events.on('job:start', ({ job }: WorkerEventMap['job:start']) => {
    hasNamedTasks = true
    running.add(job.id)
  })
  events.on('job:success', onEnd)
  events.on('job:error', onEnd)
  events.on('pool:fatalError', fail)
  events.on('worker:getJob:empty', () => {
    hasNamedTasks = true
  })
  events.on('worker:getJob:error', () => {
    if (!hasNamedTasks) fail()
  })
  return promise
}
