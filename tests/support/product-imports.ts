import type { Actor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import { getProductImport } from '#domain/product-import/get-imports.ts'
import { startProductImport } from '#domain/product-import/import-steps.ts'
import { readProductImport } from '#domain/product-import/read-import.ts'
import { runProductImport } from '#domain/product-import/run-import.ts'
import { takeBackPieces } from '#domain/product-import/take-back-pieces.ts'
import { uploadProductImport } from '#domain/product-import/upload-import.ts'
import { builtInName } from '#web/localize-categories.ts'
import { asOperator, asSystem } from './operators.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

export const neverStopped = new AbortController().signal

/** A row of a sheet: pieces in dinars, with pictures. */
export interface SheetPiece {
  readonly model: string
  readonly name?: string
  readonly price?: string
  readonly stock?: string
  readonly picture?: string
}

/** Returns a sheet that needs no answer of anybody. */
export function sheetOf(pieces: readonly SheetPiece[]): Uint8Array {
  const rows = pieces.map(({ model, name = `Bowl ${model}`, price = '45', stock = '3', picture = '' }) =>
    [model, name, price, 'TND', stock, 'decor', picture].join(';'),
  )
  return Buffer.from(['Model;Name;Price;Currency;Stock;Category;Image', ...rows].join('\n'))
}

export function sheetOfBowls(count: number): Uint8Array {
  return sheetOf(Array.from({ length: count }, (_, index) => ({ model: `B-${index + 1}` })))
}

type As = Marketplace & { readonly actor: Actor }

/** Uploads a file as somebody, and returns the id of its import once it was read. */
export async function uploadAndRead(marketplace: As, storeId: number, bytes: Uint8Array, fileName = 'pieces.csv') {
  const uploaded = await uploadProductImport(marketplace, { storeId, fileName, bytes })
  if (uploaded.outcome !== 'uploaded') throw new Error(`The file was not taken: ${uploaded.outcome}`)
  await read(marketplace, uploaded.id)
  return uploaded.id
}

/** Does what the job does that reads the file. */
export async function read(marketplace: Marketplace, id: number): Promise<void> {
  await readProductImport(asSystem(marketplace), id, { stop: neverStopped, nameOf: builtInName })
}

/** Starts an import as it is now, and does what its job does until it is over. */
export async function startAndRun(marketplace: As, id: number) {
  const started = await startProductImport(marketplace, id, (await getProductImport(marketplace, id)).version)
  if (started.outcome === 'done') await run(marketplace, id)
  return started
}

export async function run(marketplace: Marketplace, id: number, stop = neverStopped): Promise<void> {
  await runProductImport(asSystem(marketplace), id, stop)
}

export async function takeBack(marketplace: Marketplace, id: number): Promise<void> {
  await takeBackPieces(asSystem(marketplace), id, neverStopped)
}

/** What a store has, in the order in which it came. */
export async function listPieces({ db }: Marketplace, storeId: number) {
  const pieces = await db
    .selectFrom('products')
    .select(['id', 'model', 'retired_at', 'created_at', 'is_resting', 'submission', 'regular_price_millimes as price'])
    .where('store_id', '=', storeId)
    .orderBy('id')
    .execute()
  return pieces.map(({ retired_at, created_at, price, ...piece }) => ({
    ...{ ...piece, price: price as Millimes },
    isDraft: retired_at?.getTime() === created_at.getTime(),
  }))
}

/** Does what the jobs do of all imports. */
export async function workOnImports(marketplace: Marketplace): Promise<void> {
  const imports = await marketplace.db.selectFrom('product_imports').select(['id', 'state']).orderBy('id').execute()
  const work = { reading: read, running: run, 'taking-back': takeBack }
  for (const { id, state } of imports) if (state in work) await work[state as keyof typeof work](marketplace, id)
}

/** A shop with a store, and somebody of the office who imports into it. */
export async function openStore() {
  const shop = await openTestShop()
  const storeId = await shop.hasStore()
  const sana = await asOperator(shop.marketplace, 'staff')
  return { shop, storeId, sana, [Symbol.asyncDispose]: () => shop[Symbol.asyncDispose]() }
}

/** Returns the state of an import, and how many of its pieces and rows are in which. */
export async function stateOf(shop: TestShop, id: number) {
  const { state, counts } = await getProductImport(shop.system, id)
  const some = Object.entries(counts).filter(([, count]) => count > 0)
  return { state, ...Object.fromEntries(some) }
}
