import { isSeller } from '#domain/access/policies.ts'
import type { Marketplace } from '#domain/marketplace.ts'

/**
 * Returns those of the file names that belong to no stored picture. A seller knows the own ones: pictures belong to no
 * store, and anybody can read the name of one in the shop.
 */
export async function listUnknownPictures({ actor, db }: Marketplace, fileNames: readonly string[]): Promise<string[]> {
  if (fileNames.length === 0) return []
  const stored = db.selectFrom('pictures').select('file_name').where('file_name', 'in', fileNames)
  const known = await (isSeller(actor) ? stored.where('added_by', '=', actor.id) : stored).execute()
  return fileNames.filter((fileName) => !known.some(({ file_name }) => file_name === fileName))
}
