import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { type ChangeOutcome, changeOrderLines } from '#domain/orders/lines/change-order-lines.ts'
import { readOrderLines } from '#domain/orders/lines/order-lines.ts'
import { readLinesBase } from '#web/backoffice/orders/base-version-form.ts'
import { returnedLinesSnapshot } from '#web/backoffice/orders/form-snapshots.ts'
import { readClaimedTotal, readLines } from '#web/backoffice/orders/lines/lines-form.ts'
import { done } from '#web/http/done.ts'

export async function changeLines(office: Marketplace, id: number, form: FormData) {
  const lines = readLines(form)
  if (lines.length === 0) {
    return data({ outcome: 'no-lines', lines: await returnedPieces(office, id, form) } as const, { status: 422 })
  }
  const refusal = await changeOrderLines(office, id, lines, readClaimedTotal(form), readLinesBase(form))
  if (refusal.outcome === 'changed') return done({ outcome: 'changed' } as const)
  if (refusal.outcome === 'too-late')
    return data({ outcome: 'not-possible', status: refusal.status } as const, { status: 409 })
  const returned = await returnedPieces(office, id, form, refusal)
  return data({ outcome: 'not-changed', refusal, lines: returned } as const, { status: 409 })
}

async function returnedPieces(office: Marketplace, id: number, form: FormData, refusal?: ChangeOutcome) {
  const isBaseOutdated = refusal?.outcome === 'changed-meanwhile'
  return returnedLinesSnapshot(office, form, { lines: await readOrderLines(office, id), isBaseOutdated })
}
