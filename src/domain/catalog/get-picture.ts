import { NotFound } from '../errors.ts'
import type { Marketplace } from '../marketplace.ts'

/** The bytes of a picture the shop knows. A name without a row never reaches the image store. */
export async function getPicture({ db, images }: Marketplace, fileName: string): Promise<Uint8Array> {
  const known = await db.selectFrom('pictures').select('file_name').where('file_name', '=', fileName).executeTakeFirst()
  const bytes = known && (await images.find(known.file_name))
  if (!bytes) throw new NotFound('picture', fileName)
  return bytes
}
