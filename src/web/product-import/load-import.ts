import type { Marketplace } from '#domain/marketplace.ts'
import { getProductImport, listImportedPieces } from '#domain/product-import/get-imports.ts'
import { type PieceState, pieceStates } from '#domain/product-import/product-import.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { choiceIn } from '#web/http/choice-in.ts'
import { readId } from '#web/http/parse-id.ts'
import { formatMoment } from '#web/text/format.ts'

/** What is looked at first of each kind. */
const order: readonly PieceState[] = ['planned', 'added', 'kept', 'refused', 'failed', 'known', 'taken-back']

/** Loads an import with a page of one of its parts: what `?show=` names, or the first that has something. */
export async function loadImport(marketplace: Marketplace, id: number, request: Request) {
  const { searchParams } = new URL(request.url)
  const { madeAt, ...found } = await catchNotFound(getProductImport(marketplace, id))
  const parts = order.filter((part) => found.counts[part] > 0)
  const part = choiceIn(searchParams, 'show', pieceStates) ?? parts[0]
  const newerThan = readId(searchParams.get('after'))
  const page = part ? await listImportedPieces(marketplace, id, { states: [part], newerThan }) : { rows: [] }
  return { ...found, madeAt: formatMoment(madeAt), parts, part, rows: page.rows, newerThan: page.newerThan }
}

export type LoadedImport = Awaited<ReturnType<typeof loadImport>>
