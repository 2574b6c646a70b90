import type { AuditChange } from '#domain/audit/audit-change.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { blockCustomer } from '#domain/orders/blocks/block-customer.ts'
import { type CustomerBlock, isSameBlock } from '#domain/orders/blocks/customer-block.ts'
import { getCustomerBlock } from '#domain/orders/blocks/get-customer-block.ts'
import { parsePhone } from '#domain/phone.ts'
import { type UndoOutcome, undoneIf } from './undo-outcome.ts'

type BlockChange = Extract<AuditChange, { readonly entity: 'customer' }>

/** Restores the block of a phone number as it was before, unless it has changed since or the number was erased. */
export async function undoCustomerBlock(
  marketplace: Marketplace,
  { before, after }: BlockChange,
): Promise<UndoOutcome> {
  const phone = parsePhone(after.customer_phone)
  if (!phone) return 'cannot'
  const { version, block } = await getCustomerBlock(marketplace, phone)
  if (!isSameBlock(block, blockOf(after))) return 'changed-since'
  const { outcome } = await blockCustomer(marketplace, phone, { version, block: blockOf(before) })
  return undoneIf(outcome === 'saved')
}

function blockOf({ kind, note, endsAt }: BlockChange['after']): CustomerBlock | undefined {
  return kind && note !== undefined ? { kind, note, ...(endsAt && { endsAt }) } : undefined
}
