import type { Marketplace } from '#domain/marketplace.ts'

/** Deletes the address of a seller that waits until it is confirmed, with its link. */
export async function deleteAskedEmail({ db }: Marketplace, sellerId: number): Promise<void> {
  await db.deleteFrom('seller_emails').where('operator_id', '=', sellerId).where('confirmed_at', 'is', null).execute()
}
