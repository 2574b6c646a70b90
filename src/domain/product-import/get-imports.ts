import { sql } from 'kysely'
import { isInScope } from '#domain/access/is-in-scope.ts'
import { mayViewStores } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import type { StoreScope } from '#domain/access/store-scope.ts'
import { NotFound } from '#domain/errors.ts'
import {
  type NewestFirstPage,
  type OldestFirstPage,
  type PageCursor,
  rowsPerPage,
  toNewestFirstPage,
  toOldestFirstPage,
} from '#domain/keyset-pagination.ts'
import { localizedText } from '#domain/localized-text.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { ImportChoices } from './file/import-choices.ts'
import type { ImportNote, RefusalReason } from './file/import-plan.ts'
import {
  type FileContents,
  type ImportPicture,
  type PieceState,
  type ProductImport,
  pieceStates,
  type ReadImport,
} from './product-import.ts'

/** Returns a page of the imports of the actor's stores, or of one of them, the newest first. */
export async function listProductImports(
  marketplace: Marketplace,
  { storeId, olderThan }: PageCursor & { readonly storeId?: number | undefined } = {},
): Promise<NewestFirstPage<ProductImport>> {
  const scope = requireScope(mayViewStores(marketplace.actor))
  const found = await selectImports(marketplace, scope)
    .$if(storeId !== undefined, (query) => query.where('product_imports.store_id', '=', storeId ?? 0))
    .$if(olderThan !== undefined, (query) => query.where('product_imports.id', '<', olderThan ?? 0))
    .orderBy('product_imports.id', 'desc')
    .limit(rowsPerPage + 1)
    .execute()
  return toNewestFirstPage(found.map(importFromRow))
}

/** Returns an import with what was found in its file. Throws NotFound for one of a store that is not the actor's. */
export async function getProductImport(marketplace: Marketplace, id: number): Promise<ReadImport> {
  const scope = requireScope(mayViewStores(marketplace.actor))
  const found = await selectImports(marketplace, scope)
    .select(['contents', 'choices', 'version'])
    .where('product_imports.id', '=', id)
    .executeTakeFirst()
  if (!found) throw new NotFound('product import', id)
  const { contents, choices, version } = found
  return {
    ...{ ...importFromRow(found), version },
    contents: (contents as FileContents | null) ?? undefined,
    choices: (choices as ImportChoices | null) ?? undefined,
  }
}

/** A piece of an import, or rows of its file that are none. */
export interface ImportedPiece {
  /** Its position in the import, from 1. */
  readonly id: number
  readonly state: PieceState
  readonly lines: readonly number[]
  readonly name: string
  readonly pictures: readonly ImportPicture[]
  /** Of what is planned, without a reduction: the lowest of its sizes. */
  readonly price: Millimes | undefined
  readonly notes: readonly ImportNote[]
  /** Of rows that were refused. */
  readonly reasons: readonly RefusalReason[]
  /** What was added, or the store had already. */
  readonly productId: number | undefined
}

/** Returns a page of what an import has in some states, in the order of its file. */
export async function listImportedPieces(
  marketplace: Marketplace,
  importId: number,
  { states, newerThan = 0 }: PageCursor & { readonly states: readonly PieceState[] },
): Promise<OldestFirstPage<ImportedPiece>> {
  const scope = requireScope(mayViewStores(marketplace.actor))
  const found = await marketplace.db
    .selectFrom('product_import_pieces as piece')
    .innerJoin('product_imports', 'product_imports.id', 'piece.import_id')
    .select(({ eb }) => eb('piece.position', '+', 1).as('id'))
    .select(['piece.state', 'piece.lines', 'piece.name', 'piece.pictures', 'piece.remarks', 'piece.product_id'])
    .select(sql<Millimes | null>`(piece.draft ->> 'regularPrice')::int`.as('price'))
    .where('piece.import_id', '=', importId)
    .where(isInScope(scope, 'product_imports.store_id'))
    .where('piece.state', 'in', [...states])
    .where('piece.position', '>=', newerThan)
    .orderBy('piece.position')
    .limit(rowsPerPage + 1)
    .execute()
  return toOldestFirstPage(
    found.map(({ pictures, remarks, product_id, price, ...piece }) => ({
      ...piece,
      id: Number(piece.id),
      pictures: pictures as readonly ImportPicture[],
      notes: piece.state === 'refused' ? [] : (remarks as readonly ImportNote[]),
      reasons: piece.state === 'refused' ? (remarks as readonly RefusalReason[]) : [],
      price: price ?? undefined,
      productId: product_id ?? undefined,
    })),
  )
}

function selectImports({ db }: Marketplace, scope: StoreScope) {
  return db
    .selectFrom('product_imports')
    .innerJoin('stores', 'stores.id', 'product_imports.store_id')
    .leftJoin('operators', 'operators.id', 'product_imports.operator_id')
    .leftJoin('operators as office', 'office.id', 'product_imports.acted_by_id')
    .select(['product_imports.id', 'store_id', 'file_name', 'state', 'problem', 'made_at'])
    .select(localizedText('stores.name').as('store_name'))
    .select(({ fn, ref }) => fn.coalesce(ref('office.name'), ref('operators.name')).as('by'))
    .select(
      sql<Partial<Record<PieceState, number>> | null>`(select json_object_agg(state, pieces) from (
        select state, count(*) as pieces from product_import_pieces
        where import_id = product_imports.id group by state) as counted)`.as('counts'),
    )
    .where(isInScope(scope, 'product_imports.store_id'))
}

type ImportRow = Awaited<ReturnType<ReturnType<typeof selectImports>['execute']>>[number]

function importFromRow({ store_id, store_name, file_name, made_at, by, counts, ...row }: ImportRow): ProductImport {
  const none = Object.fromEntries(pieceStates.map((state) => [state, 0])) as Record<PieceState, number>
  return {
    ...{ id: row.id, state: row.state, problem: row.problem },
    ...{ storeId: store_id, storeName: store_name, fileName: file_name, madeAt: made_at },
    ...{ by: by ?? undefined, counts: { ...none, ...counts } },
  }
}
