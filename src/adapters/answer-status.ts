import type { ApiProblem } from '#domain/couriers/api/courier-api.ts'
import type { JsonAnswer } from './json-client.ts'

/** How a request to the API of a courier or a payment gateway failed. */
export interface FailedAnswer {
  readonly outcome: 'failed'
  readonly problem: ApiProblem
  /** How long the other side wants to be left alone; absent when it does not say. */
  readonly retryAfterSeconds?: number
}

/** Returns the answer, or why the request failed, as far as its status says so. */
export function readStatus(answer: JsonAnswer): Extract<JsonAnswer, { outcome: 'answered' }> | FailedAnswer {
  if (answer.outcome !== 'answered') return { outcome: 'failed', problem: answer.outcome }
  const { status, retryAfterSeconds } = answer
  const pause = retryAfterSeconds === undefined ? {} : { retryAfterSeconds }
  if (status === 429) return { outcome: 'failed', problem: 'too-many-requests', ...pause }
  if (status === 401 || status === 403) return { outcome: 'failed', problem: 'token-refused' }
  // A request that was too slow or met an error there may have done its work nevertheless.
  return status >= 500 || status === 408 ? { outcome: 'failed', problem: 'no-answer', ...pause } : answer
}

/** Whether a status says that the request was understood. */
export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
