import { isDeepStrictEqual } from 'node:util'
import { mayEditCouriers, mayEditPaymentGateway, mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { lockList } from '#domain/lock-list.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { millimes } from '#domain/money.ts'
import { type Courier, type CourierDraft, maxCouriers, usualWithheldTax } from './courier.ts'
import { courierColumns, courierDraftOf } from './courier-rows.ts'
import { getCourier } from './list-couriers.ts'

export type CourierOutcome =
  | { readonly outcome: 'saved'; readonly id: number }
  /** Another courier has this name. */
  | { readonly outcome: 'name-taken' }
  | { readonly outcome: 'too-many' }
  /** Somebody else has edited it since; `current` is what is saved. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: Courier }

/** Adds a courier. Requires an owner. */
export async function addCourier(marketplace: Marketplace, draft: CourierDraft): Promise<CourierOutcome> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  return insertCourier(marketplace, draft)
}

/** Adds somebody of the shop who brings parcels and holds their cash: staff name them when the parcels leave. */
export async function addOwnCourier(marketplace: Marketplace, name: string): Promise<NewCourierOutcome> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  return insertCourier(marketplace, { ...ownTerms, name }, { isOwn: true })
}

/** The shop takes no fees of itself, and the cash is there the same day. */
const ownTerms = {
  ...{ deliveryFee: millimes(0), refusalFee: millimes(0), collectionFee: millimes(0), feesByGovernorate: [] },
  ...{
    ...{ remittanceDays: 0, withholdsTax: false, withheldTaxBasisPoints: usualWithheldTax },
    csv: { columns: ['number', 'customer', 'phone', 'city', 'amount'], separator: ';', decimalSign: ',' },
  },
} as const satisfies Omit<CourierDraft, 'name'>

/**
 * Adds the row of the payment gateway, which owes what was paid by card, and returns its id. In the transaction that
 * sets it up.
 */
export async function addGatewayCourier(marketplace: Marketplace, name: string): Promise<number> {
  requireAllowed(mayEditPaymentGateway(marketplace.actor))
  const names = [name, `${name} (2)`]
  for (const name of names) {
    const terms = { ...ownTerms, remittanceDays: gatewayRemittanceDays, name }
    const added = await insertCourier(marketplace, terms, { isGateway: true })
    if (added.outcome === 'saved') return added.id
  }
  throw new Error(`There are couriers of these names already: ${names.join(', ')}`)
}

/** Days until the payments of a gateway are to be there. */
const gatewayRemittanceDays = 7

type NewCourierOutcome = Exclude<CourierOutcome, { readonly outcome: 'changed-meanwhile' }>

function insertCourier(
  marketplace: Marketplace,
  draft: CourierDraft,
  { isOwn = false, isGateway = false }: { readonly isOwn?: boolean; readonly isGateway?: boolean } = {},
): Promise<NewCourierOutcome> {
  return inTransaction(marketplace, async (marketplace) => {
    const list = { name: draft.name, ...(!isGateway && { max: maxCouriers }) }
    const refusal = await lockList(marketplace, 'couriers', list)
    if (refusal) return { outcome: refusal }
    const now = marketplace.clock.now()
    const kind = { is_own: isOwn, is_gateway: isGateway, retired_at: isGateway ? now : null }
    const { id } = await marketplace.db
      .insertInto('couriers')
      .values({ ...courierColumns(draft), ...kind, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await saveFees(marketplace, id, draft)
    await recordAudit(marketplace, { entity: 'courier', id, action: 'added', after: draft })
    return { outcome: 'saved', id }
  })
}

/**
 * Edits a courier, unless somebody else has since the version that was shown. Parcels that were handed over keep their
 * fees. Requires an owner. Throws NotFound.
 */
export async function editCourier(
  marketplace: Marketplace,
  id: number,
  { version, edited }: { readonly version: number; readonly edited: CourierDraft },
): Promise<CourierOutcome> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const refusal = await lockList(marketplace, 'couriers', { name: edited.name, except: id })
    const current = await getCourier(marketplace, id)
    const before = courierDraftOf(current)
    if (isDeepStrictEqual(before, edited)) return { outcome: 'saved', id }
    if (current.version !== version) return { outcome: 'changed-meanwhile', current }
    if (refusal) return { outcome: refusal }
    await marketplace.db
      .updateTable('couriers')
      .set({ ...courierColumns(edited), version: version + 1 })
      .where('id', '=', id)
      .execute()
    await saveFees(marketplace, id, edited)
    await recordAudit(marketplace, { entity: 'courier', id, action: 'edited', before, after: edited })
    return { outcome: 'saved', id }
  })
}

async function saveFees({ db }: Marketplace, id: number, { feesByGovernorate }: CourierDraft): Promise<void> {
  await db.deleteFrom('courier_fees').where('courier_id', '=', id).execute()
  if (feesByGovernorate.length === 0) return
  const rows = feesByGovernorate.map(({ governorate, deliveryFee, refusalFee }) => ({
    ...{ courier_id: id, governorate },
    ...{ delivery_fee_millimes: deliveryFee, refusal_fee_millimes: refusalFee },
  }))
  await db.insertInto('courier_fees').values(rows).execute()
}
