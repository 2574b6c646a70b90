import { data, redirect } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { openReturn } from '#domain/returns/open-return.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { unreadable } from '#web/http/unreadable.ts'
import { returnPath } from '#web/paths/backoffice-order-paths.ts'
import { openReturnForm, readPieces } from './return-form.ts'

/** Opens a return of pieces of an order. */
export async function openReturnOfOrder(office: Marketplace, id: number, form: FormData) {
  const { reason, wish, note } = readFields(openReturnForm, form)
  if (!reason || !wish) return unreadable()
  const result = await openReturn(office, id, { reason, wish, note, pieces: readPieces(form) })
  if (result.outcome === 'opened') return redirect(returnPath(result.returnId))
  return data({ outcome: 'not-returnable' } as const, { status: 409 })
}
