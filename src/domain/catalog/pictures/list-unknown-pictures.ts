import type { Marketplace } from '#domain/marketplace.ts'

/** Returns those of the file names that belong to no stored picture. */
export async function listUnknownPictures({ db }: Marketplace, fileNames: readonly string[]): Promise<string[]> {
  if (fileNames.length === 0) return []
  const known = await db.selectFrom('pictures').select('file_name').where('file_name', 'in', fileNames).execute()
  return fileNames.filter((fileName) => !known.some(({ file_name }) => file_name === fileName))
}
