import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayBlockCustomers } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { type BlockState, type CustomerBlock, isSameBlock } from './customer-block.ts'
import { getCustomerBlock } from './get-customer-block.ts'

export type BlockOutcome =
  | { readonly outcome: 'saved' }
  /** Somebody else has blocked or unblocked the number since. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: BlockState }

interface BlockEdit {
  /** The version that the person saw. */
  readonly version: number
  /** The block from now on; undefined to end it. */
  readonly block: CustomerBlock | undefined
}

/**
 * Blocks a phone number, changes its block or ends it. From the next order on its orders are requests; those that are
 * placed already stay as they are. Nothing changes when somebody else has changed the block since.
 */
export async function blockCustomer(
  marketplace: Marketplace,
  phone: Phone,
  { version, block }: BlockEdit,
): Promise<BlockOutcome> {
  requireAllowed(mayBlockCustomers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const current = await getCustomerBlock(marketplace, phone)
    if (isSameBlock(current.block, block)) return { outcome: 'saved' }
    const id = current.version === version ? await saveBlock(marketplace, phone, { version, block }) : undefined
    if (id === undefined) return { outcome: 'changed-meanwhile', current: await getCustomerBlock(marketplace, phone) }
    await recordAudit(marketplace, {
      entity: 'customer',
      id,
      action: block ? 'blocked' : 'unblocked',
      before: auditedBlock(phone, current.block),
      after: auditedBlock(phone, block),
    })
    return { outcome: 'saved' }
  })
}

/**
 * Of two concurrent saves one fails: first ones by the unique phone number, later ones by the version. Returns the id.
 */
async function saveBlock(
  marketplace: Marketplace,
  phone: Phone,
  { version, block }: BlockEdit,
): Promise<number | undefined> {
  const { db, clock, actor } = marketplace
  const kept = block && { kind: block.kind, note: block.note, ends_at: block.endsAt ?? null }
  const change = { is_lifted: !block, version: version + 1, ...actorColumns(actor), made_at: clock.now() }
  if (version === 0) {
    if (!kept) return undefined
    const added = db.insertInto('customer_blocks').values({ phone, ...kept, ...change })
    return (
      await added
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
    )?.id
  }
  const saved = await db
    .updateTable('customer_blocks')
    .set({ ...kept, ...change })
    .where('phone', '=', phone)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return saved?.id
}

/** What the audit log shows: without a kind nothing was blocked. */
function auditedBlock(phone: Phone, block: CustomerBlock | undefined) {
  return {
    customer_phone: phone,
    ...(block && { kind: block.kind, note: block.note, ...(block.endsAt && { endsAt: block.endsAt }) }),
  }
}
