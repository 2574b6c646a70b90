import { maxPiecesOfStore } from '#domain/catalog/store-limits.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/** Why a maker can add no further piece to a store. `plan-over`: none is allowed at all. */
export type PieceRefusal = 'store-full' | 'plan-full' | 'plan-over'

/** Returns why the maker of a store can add no further piece; undefined where there is a place for it. */
export async function refusalOfNewPiece(marketplace: Marketplace, storeId: number): Promise<PieceRefusal | undefined> {
  const most = await lockMaxPieces(marketplace, storeId)
  if (most === 0) return 'plan-over'
  const { all, counted } = await countPieces(marketplace, storeId)
  if (all >= maxPiecesOfStore) return 'store-full'
  return most !== null && counted >= most ? 'plan-full' : undefined
}

/** Whether the plan of a store has no place for a piece that was out of the shop. After the end of the plan it has. */
export async function isPlanFull(marketplace: Marketplace, storeId: number): Promise<boolean> {
  const most = await lockMaxPieces(marketplace, storeId)
  return most !== null && most > 0 && (await countPieces(marketplace, storeId)).counted >= most
}

/** Of two forms for the last place one gets it. */
async function lockMaxPieces({ db }: Marketplace, storeId: number): Promise<number | null> {
  const store = db.selectFrom('stores').select('max_pieces').where('id', '=', storeId).forNoKeyUpdate()
  return (await store.executeTakeFirstOrThrow()).max_pieces
}

/**
 * Counts the pieces of a store: `all` of them for what the shop takes of any store, and those that are in the shop,
 * planned or waiting for a look for what its plan allows.
 */
export async function countPieces({ db }: Marketplace, storeId: number) {
  return db
    .selectFrom('products')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn, or, eb }) =>
      fn
        .countAll<number>()
        .filterWhere(
          or([eb('retired_at', 'is', null), eb('publish_at', 'is not', null), eb('submission', '=', 'waiting')]),
        )
        .as('counted'),
    )
    .where('store_id', '=', storeId)
    .executeTakeFirstOrThrow()
}
