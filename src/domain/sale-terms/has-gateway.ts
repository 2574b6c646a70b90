import type { Marketplace } from '#domain/marketplace.ts'

/** SQL: a row while orders can be paid online. */
export function selectOpenGateway({ db }: Marketplace) {
  return db.selectFrom('payment_gateways').select('id').where('is_on', '=', true)
}

/** Returns whether orders can be paid online. Responses need no cache tag: a change invalidates all pages. */
export async function hasGateway(marketplace: Marketplace): Promise<boolean> {
  return (await selectOpenGateway(marketplace).executeTakeFirst()) !== undefined
}
