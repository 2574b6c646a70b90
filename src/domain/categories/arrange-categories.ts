import { mayEditCategories } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { setRetired } from '#domain/audit/set-retired.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { listCategories, type StoredCategory } from './list-categories.ts'
import { findById, findNameTaken, type NameOfProgram, type NameTaken } from './save-category.ts'

/**
 * Retires a category or collection: nothing offers it any more and its address leads to the shop without it. Products
 * keep it. Requires an owner. Throws NotFound, also for one that comes with the program.
 */
export async function retireCategory(marketplace: Marketplace, id: number): Promise<void> {
  requireAllowed(mayEditCategories(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'categories')
    const { isRetired: wasRetired = false } = findOwn(await listCategories(marketplace), id)
    await setRetired(marketplace, { entity: 'category', id, wasRetired, isRetired: true })
  })
}

/**
 * Offers a retired category or collection again, unless another one has its name by now. Requires an owner. Throws
 * NotFound.
 */
export async function restoreCategory(
  marketplace: Marketplace,
  id: number,
  nameOfProgram: NameOfProgram,
): Promise<{ readonly outcome: 'restored' } | NameTaken> {
  requireAllowed(mayEditCategories(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'categories')
    const all = await listCategories(marketplace)
    const { isRetired: wasRetired = false, ...category } = findOwn(all, id)
    const taken = await findNameTaken(marketplace, category, all, nameOfProgram)
    if (taken) return taken
    await setRetired(marketplace, { entity: 'category', id, wasRetired, isRetired: false })
    return { outcome: 'restored' }
  })
}

/**
 * Moves a category or collection one place up or down among those that the shop has added; the first and the last stay.
 * Requires an owner. Throws NotFound, also for one that comes with the program.
 */
export async function moveCategory(marketplace: Marketplace, id: number, direction: 'up' | 'down'): Promise<void> {
  requireAllowed(mayEditCategories(marketplace.actor))
  await inTransaction(marketplace, async (marketplace) => {
    await lockList(marketplace, 'categories')
    const all = await listCategories(marketplace)
    const category = findOwn(all, id)
    const place = all.indexOf(category)
    const other = all[place + (direction === 'up' ? -1 : 1)]
    if (!other || other.isBuiltIn) return
    // Places are those in the list, from 1.
    const places = new Map([
      [other.id, place + 1],
      [id, all.indexOf(other) + 1],
    ])
    for (const [id, place] of places)
      await marketplace.db.updateTable('categories').set({ place }).where('id', '=', id).execute()
    await recordAudit(marketplace, {
      ...{ entity: 'category', id, action: 'moved' },
      ...{ before: { place: place + 1 }, after: { place: all.indexOf(other) + 1 } },
    })
  })
}

function findOwn(all: readonly StoredCategory[], id: number): StoredCategory {
  const category = findById(all, id)
  if (category.isBuiltIn) throw new NotFound('category', id)
  return category
}
