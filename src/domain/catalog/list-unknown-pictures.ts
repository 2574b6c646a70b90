import type { Marketplace } from '../marketplace.ts'

/** Those of the file names that no picture of the shop has. */
export async function listUnknownPictures({ db }: Marketplace, fileNames: readonly string[]): Promise<string[]> {
  if (fileNames.length === 0) return []
  const known = await db.selectFrom('pictures').select('file_name').where('file_name', 'in', fileNames).execute()
  return fileNames.filter((fileName) => !known.some(({ file_name }) => file_name === fileName))
}
