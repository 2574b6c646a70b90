import type { Marketplace } from '#domain/marketplace.ts'

/** Whether a store exists and is not retired. */
export async function isOpenStore({ db }: Marketplace, id: number): Promise<boolean> {
  const store = await db
    .selectFrom('stores')
    .select('id')
    .where('id', '=', id)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return store !== undefined
}
