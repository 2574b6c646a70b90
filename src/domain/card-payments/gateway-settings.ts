import { mayEditPaymentGateway, mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { ApiProblem } from '#domain/couriers/api/courier-api.ts'
import { addGatewayCourier } from '#domain/couriers/save-courier.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Millimes } from '#domain/money.ts'
import type { GatewayAccess } from './payment-gateway.ts'

/** How the payment gateway is reached, and what it costs. The key is never read back. */
export interface GatewaySettings extends GatewayDraft {
  /** The row of couriers that owes what was paid. */
  readonly courierId: number
  /** Why the last request failed; absent after one that succeeded. */
  readonly problem?: ApiProblem
  /** Grows with every edit. */
  readonly version: number
}

interface GatewayDraft {
  /** Whether customers can pay by card. */
  readonly isOn: boolean
  readonly baseUrl: string
  readonly walletId: string
  /** The part that it keeps of a payment, in hundredths of a percent. */
  readonly feeBasisPoints: number
  /** What it keeps of each payment besides. */
  readonly fee: Millimes
  /** Whether the call queue says that an order paid by card needs no call. */
  readonly paidNeedsNoCall: boolean
}

export type GatewayOutcome =
  | { readonly outcome: 'saved' }
  /** The address is not one of https in the public internet. */
  | { readonly outcome: 'address-refused' }
  /** None is saved yet, or it was given for another address or wallet. */
  | { readonly outcome: 'key-missing' }
  | { readonly outcome: 'changed-meanwhile' }

/** Returns how the payment gateway is reached; undefined before an owner has set it up. */
export async function getGateway(marketplace: Marketplace): Promise<GatewaySettings | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const row = await marketplace.db.selectFrom('payment_gateways').selectAll().executeTakeFirst()
  return (
    row && {
      ...{ courierId: row.courier_id, isOn: row.is_on, baseUrl: row.base_url, walletId: row.wallet_id },
      ...{ feeBasisPoints: row.fee_basis_points, fee: row.fee_millimes, paidNeedsNoCall: row.paid_needs_no_call },
      ...(row.problem !== null && { problem: row.problem }),
      version: row.version,
    }
  )
}

/**
 * Sets the payment gateway up or edits it. A key is only sent to the address that it was entered with. One that is
 * turned off keeps its key, so that payments under way are still read. `version` is 0 before the first time. Requires
 * an owner.
 */
export async function saveGateway(
  marketplace: Marketplace,
  { version, draft, key }: { readonly version: number; readonly draft: GatewayDraft; readonly key?: string },
): Promise<GatewayOutcome> {
  requireAllowed(mayEditPaymentGateway(marketplace.actor))
  if (!(await marketplace.paymentGateway.mayReach(draft.baseUrl))) return { outcome: 'address-refused' }
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await db.selectFrom('payment_gateways').select('id').forUpdate().execute()
    const current = await getGateway(marketplace)
    if ((current?.version ?? 0) !== version) return { outcome: 'changed-meanwhile' }
    const isSameAccount = current?.baseUrl === draft.baseUrl && current.walletId === draft.walletId
    if (key === undefined && !isSameAccount) return { outcome: 'key-missing' }
    const row = {
      ...{ is_on: draft.isOn, base_url: draft.baseUrl, wallet_id: draft.walletId },
      ...{ fee_basis_points: draft.feeBasisPoints, fee_millimes: draft.fee, paid_needs_no_call: draft.paidNeedsNoCall },
      ...{ problem: null, version: version + 1 },
    }
    const sealed = key !== undefined && { key_sealed: marketplace.secrets.seal(Buffer.from(key), whose) }
    if (current) {
      await db
        .updateTable('payment_gateways')
        .set({ ...row, ...sealed })
        .execute()
    } else if (sealed) {
      const courier_id = await addGatewayCourier(marketplace, marketplace.paymentGateway.name)
      await db
        .insertInto('payment_gateways')
        .values({ ...row, ...sealed, courier_id })
        .execute()
    }
    await recordAudit(marketplace, {
      ...{ entity: 'payment gateway', id: 1, action: 'saved' },
      ...(current && { before: auditedOf(current) }),
      after: { ...auditedOf(draft), isKeyNew: key !== undefined },
    })
    return { outcome: 'saved' }
  })
}

const whose = 'payment gateway'

function auditedOf({ isOn, baseUrl, walletId, feeBasisPoints, fee, paidNeedsNoCall }: GatewayDraft) {
  return { isOn, baseUrl, walletId, feeBasisPoints, fee, paidNeedsNoCall }
}

/** Returns how to reach the gateway; `unreadable-token` where the key was sealed with another secret key. */
export async function readGatewayAccess({
  db,
  secrets,
}: Marketplace): Promise<(GatewayAccess & { readonly isOn: boolean }) | 'unreadable-token' | undefined> {
  const row = await db
    .selectFrom('payment_gateways')
    .select(['is_on', 'base_url', 'wallet_id', 'key_sealed'])
    .executeTakeFirst()
  if (!row) return undefined
  const key = secrets.open(row.key_sealed, whose)?.toString()
  if (key === undefined) return 'unreadable-token'
  return { isOn: row.is_on, baseUrl: row.base_url, walletId: row.wallet_id, key }
}

/** Remembers why the last request failed; undefined after one that succeeded. */
export async function noteGatewayProblem({ db }: Marketplace, problem: ApiProblem | undefined): Promise<void> {
  await db
    .updateTable('payment_gateways')
    .set({ problem: problem ?? null })
    .where('problem', 'is distinct from', problem ?? null)
    .execute()
}
