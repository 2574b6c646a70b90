import { z } from 'zod'
import type { CreateAnswer, CreatedParcel } from '#domain/couriers/api/courier-api.ts'
import { cutText } from '#domain/cut-text.ts'
import { cleanPlainLine } from '#domain/text.ts'
import type { PostAnswer } from './post.ts'

// What the answers of couriers have in common.

export type FailedAnswer = Extract<CreateAnswer, { readonly outcome: 'failed' }>

/** Returns the answer, or why the request failed, as far as its status says so. */
export function readStatus(answer: PostAnswer): Extract<PostAnswer, { outcome: 'answered' }> | FailedAnswer {
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

/** Characters of what a courier says. */
const maxMessage = 300
const maxState = 60

export function messageOf(message: string | undefined): string {
  return cutText(cleanPlainLine(message ?? ''), maxMessage)
}

export function stateTextOf(state: string | number): string {
  return cutText(cleanPlainLine(String(state)), maxState)
}

/** Characters of what is in a parcel; no documentation states a limit. */
export const maxContents = 200

/** A barcode, of so many letters, digits and hyphens. */
export const barcodeText = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[\w-]{1,60}$/))

/** An answer that names no parcel says nothing of what became of them: they may have been taken. */
export function created(parcels: readonly (CreatedParcel | undefined)[]): CreateAnswer {
  const isNamed = parcels.some((parcel) => parcel !== undefined)
  return isNamed ? { outcome: 'created', parcels } : { outcome: 'failed', problem: 'no-answer' }
}

/** The page with the label; anything but an address of https is left out. */
export function labelOf(link: unknown): { readonly labelUrl?: string } {
  const url = typeof link === 'string' && link.length <= 500 ? URL.parse(link) : null
  return url?.protocol === 'https:' ? { labelUrl: url.href } : {}
}
