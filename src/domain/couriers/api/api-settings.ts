import { mayEditCouriers, mayHandleOrders } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import type { CourierApiKind } from '#domain/courier-api-kind.ts'
import { lockCourier } from '#domain/couriers/list-couriers.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { sealToken } from './api-token.ts'
import type { ApiProblem, CourierApi } from './courier-api.ts'

/** How the API of a courier is reached. The token is never read back. */
export interface ApiSettings {
  readonly api: CourierApiKind
  readonly baseUrl: string
  /** Why the last request failed; absent after one that succeeded. */
  readonly problem?: ApiProblem
  /** No request before. */
  readonly nextRequestAt: Date
  /** Grows with every edit. */
  readonly version: number
}

export interface ApiDraft {
  readonly api: CourierApiKind
  readonly baseUrl: string
  /** Absent: the token that is saved stays, while the address stays too. */
  readonly token?: string
}

export type ApiOutcome =
  | { readonly outcome: 'saved' }
  /** The address is not one of https in the public internet. */
  | { readonly outcome: 'address-refused' }
  /** None is saved yet, or it was given for another courier or address. */
  | { readonly outcome: 'token-missing' }
  /** It is none of this courier. */
  | { readonly outcome: 'token-unreadable' }
  /** The token, or what could be one, is in the address that everybody of the office reads. */
  | { readonly outcome: 'token-in-address' }
  | { readonly outcome: 'changed-meanwhile' }

/** Returns how the API of a courier is reached; undefined when nothing is sent to it. */
export async function getApiSettings(marketplace: Marketplace, courierId: number): Promise<ApiSettings | undefined> {
  requireAllowed(mayHandleOrders(marketplace.actor))
  const row = await marketplace.db
    .selectFrom('courier_apis')
    .select(['api', 'base_url', 'problem', 'next_request_at', 'version'])
    .where('courier_id', '=', courierId)
    .executeTakeFirst()
  return (
    row && {
      ...{ api: row.api, baseUrl: row.base_url, nextRequestAt: row.next_request_at, version: row.version },
      ...(row.problem !== null && { problem: row.problem }),
    }
  )
}

/**
 * Sets the API of a courier up or edits it: parcels that are handed over from now on are sent to it. A token is only
 * sent to the address that it was entered with. `version` is 0 for a courier without an API. Requires an owner. Throws
 * NotFound.
 */
export async function saveApi(
  marketplace: Marketplace,
  courierId: number,
  { version, draft }: { readonly version: number; readonly draft: ApiDraft },
): Promise<ApiOutcome> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  const { api, baseUrl } = draft
  const courierApi = marketplace.courierApis[api]
  const token = draft.token === undefined ? undefined : courierApi.readToken(draft.token)
  if (draft.token !== undefined && token === undefined) return { outcome: 'token-unreadable' }
  if (hasToken(courierApi, baseUrl, draft.token)) return { outcome: 'token-in-address' }
  if (!(await courierApi.mayReach(baseUrl))) return { outcome: 'address-refused' }
  return inTransaction(marketplace, async (marketplace) => {
    const { db, clock } = marketplace
    await lockCourier(marketplace, courierId)
    const current = await getApiSettings(marketplace, courierId)
    if ((current?.version ?? 0) !== version) return { outcome: 'changed-meanwhile' }
    if (token === undefined && (current?.baseUrl !== baseUrl || current.api !== api))
      return { outcome: 'token-missing' }
    const sealed = token !== undefined && { token_sealed: sealToken(marketplace, courierId, token) }
    // A new token ends the pause after failures, but not the pace.
    const pace = courierApi.secondsBetweenRequests * 1000
    const row = { api, base_url: baseUrl, failures: 0, problem: null, version: version + 1, ...sealed }
    const next_request_at = new Date(clock.now().getTime() + pace)
    if (current && current.api !== api) await stopAsking(marketplace, courierId)
    if (current) {
      await db
        .updateTable('courier_apis')
        .set({ ...row, next_request_at })
        .where('courier_id', '=', courierId)
        .execute()
    } else if (sealed) {
      await db
        .insertInto('courier_apis')
        .values({ ...row, ...sealed, courier_id: courierId, next_request_at })
        .execute()
    }
    const after = { api, baseUrl, isTokenNew: token !== undefined }
    await recordAudit(marketplace, { entity: 'courier', id: courierId, action: 'API saved', after })
    return { outcome: 'saved' }
  })
}

function hasToken(
  { hasTokenInAddress, defaultBaseUrl }: CourierApi,
  baseUrl: string,
  typed: string | undefined,
): boolean {
  if (typed !== undefined && baseUrl.includes(typed)) return true
  const [path, known] = [baseUrl, defaultBaseUrl].map((url) => URL.parse(url)?.pathname.replace(/\/+$/, ''))
  return hasTokenInAddress && (path !== known || baseUrl.includes('?'))
}

/** The barcodes of one courier are not those of another that takes its place. */
async function stopAsking({ db }: Marketplace, courierId: number): Promise<void> {
  await db
    .updateTable('courier_parcels')
    .set({ next_check_at: null })
    .where('state', '=', 'sent')
    .where('handover_id', 'in', (is) => is.selectFrom('handovers').select('id').where('courier_id', '=', courierId))
    .execute()
}

/**
 * Turns the API of a courier off and forgets its token. Parcels that wait are not sent any more, and states are no
 * longer asked for. Does nothing when somebody else has saved it since the version that was shown. Requires an owner.
 * Throws NotFound.
 */
export async function removeApi(
  marketplace: Marketplace,
  courierId: number,
  version: number,
): Promise<{ readonly outcome: 'removed' | 'changed-meanwhile' }> {
  requireAllowed(mayEditCouriers(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    await lockCourier(marketplace, courierId)
    const current = await getApiSettings(marketplace, courierId)
    if (!current) return { outcome: 'removed' }
    if (current.version !== version) return { outcome: 'changed-meanwhile' }
    await db.deleteFrom('courier_apis').where('courier_id', '=', courierId).execute()
    await stopAsking(marketplace, courierId)
    await db
      .updateTable('courier_parcels')
      .set({ state: 'withdrawn' })
      .where('state', '=', 'waiting')
      .where('handover_id', 'in', (is) => is.selectFrom('handovers').select('id').where('courier_id', '=', courierId))
      .execute()
    const { api, baseUrl } = current
    await recordAudit(marketplace, {
      entity: 'courier',
      id: courierId,
      action: 'API removed',
      before: { api, baseUrl },
    })
    return { outcome: 'removed' }
  })
}
