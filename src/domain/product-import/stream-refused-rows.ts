import { mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { RefusalReason } from './file/import-plan.ts'
import { getProductImport } from './get-imports.ts'

/** A row of a file that became no piece, as it was. */
export interface RefusedRow {
  readonly cells: readonly string[]
  readonly reasons: readonly RefusalReason[]
}

const rowsPerBatch = 200

/** Yields the rows of a file that became no pieces, in batches and in their order. Throws NotFound. */
export async function* streamRefusedRows(marketplace: Marketplace, importId: number): AsyncGenerator<RefusedRow[]> {
  requireScope(mayViewStores(marketplace.actor))
  await getProductImport(marketplace, importId)
  for (let next = 0; ; ) {
    const found = await marketplace.db
      .selectFrom('product_import_pieces')
      .select(['position', 'cells', 'remarks'])
      .where('import_id', '=', importId)
      .where('state', '=', 'refused')
      .where('position', '>=', next)
      .orderBy('position')
      .limit(rowsPerBatch)
      .execute()
    const last = found.at(-1)
    if (!last) return
    yield found.flatMap(({ cells, remarks }) =>
      (cells as readonly string[][]).map((cells) => ({ cells, reasons: remarks as readonly RefusalReason[] })),
    )
    next = last.position + 1
  }
}
