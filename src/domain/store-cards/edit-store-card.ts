import { hasOfficeAccount, mayEditPayoutAccounts, mayKeepStoreCards } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { everyStore } from '#domain/access/store-scope.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { lockStore } from '#domain/catalog/admin/lock-store.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { requireStudio } from '#domain/sellers/studio-setting.ts'
import { maskNumber } from './account-number.ts'
import { readStoreCard } from './read-store-card.ts'
import type { StoreCard, StoreCardDraft } from './store-card.ts'

/** `changed-meanwhile`: somebody else has changed the card since the version that was shown. */
export type StoreCardOutcome = 'saved' | 'changed-meanwhile'

/**
 * Writes the card of a store. `version` is the one that was shown. Who has seen a card that is another one than before
 * is whoever says so now. Only owners change the account: others throw NotAllowed. Throws NotFound.
 */
export async function editStoreCard(
  marketplace: Marketplace,
  storeId: number,
  { version, edited }: { readonly version: number; readonly edited: StoreCardDraft },
): Promise<StoreCardOutcome> {
  requireAllowed(mayKeepStoreCards(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    await requireStudio(marketplace)
    await lockStore(marketplace, everyStore, storeId)
    const current = await readStoreCard(marketplace, storeId)
    const isSeen = edited.isCardSeen && edited.cardNumber !== undefined
    const draft = { ...edited, isCardSeen: isSeen }
    if (isSameCard(current, draft)) return 'saved'
    if (current.version !== version) return 'changed-meanwhile'
    if (current.account !== draft.account) requireAllowed(mayEditPayoutAccounts(marketplace.actor))
    await writeCard(marketplace, storeId, { current, draft })
    const [before, after] = [auditedCard(current), auditedCard(draft)]
    await recordAudit(marketplace, { entity: 'store', id: storeId, action: 'card changed', before, after })
    return 'saved'
  })
}

interface Edit {
  readonly current: StoreCard
  readonly draft: StoreCardDraft
}

async function writeCard({ db, actor, clock }: Marketplace, storeId: number, { current, draft }: Edit): Promise<void> {
  const isSeenAlready = current.isCardSeen && current.cardNumber === draft.cardNumber
  const seenBy = hasOfficeAccount(actor) ? actor.id : null
  const columns = {
    ...{ phone: draft.phone ?? null, locale: draft.locale ?? null, account_number: draft.account ?? null },
    tax_status_until: draft.taxStatusUntil ?? null,
    ...{ tax_status: draft.taxStatus ?? null, tax_number: draft.taxNumber ?? null },
    ...{ card_number: draft.cardNumber ?? null, version: current.version + 1 },
    ...(!draft.isCardSeen && { card_seen_at: null, card_seen_by: null }),
    ...(draft.isCardSeen && !isSeenAlready && { card_seen_at: clock.now(), card_seen_by: seenBy }),
  }
  await db
    .insertInto('store_cards')
    .values({ store_id: storeId, made_at: clock.now(), ...unseen, ...columns })
    .onConflict((conflict) => conflict.column('store_id').doUpdateSet(columns))
    .execute()
}

const unseen = { card_seen_at: null, card_seen_by: null }

function isSameCard(one: StoreCardDraft, other: StoreCardDraft): boolean {
  return (Object.keys(other) as (keyof StoreCardDraft)[]).every((field) => one[field] === other[field])
}

/** Numbers are masked: the history is read by more people than the card, and keeps what an erasure takes away. */
function auditedCard(card: StoreCardDraft) {
  const masked = (number: string | undefined) => (number === undefined ? null : maskNumber(number))
  return {
    ...{ phone: masked(card.phone), locale: card.locale ?? null },
    ...{ accountNumber: masked(card.account), taxNumber: masked(card.taxNumber) },
    ...{ taxStatus: card.taxStatus ?? null, taxStatusUntil: card.taxStatusUntil ?? null },
    ...{ cardNumber: masked(card.cardNumber), isCardSeen: card.isCardSeen },
  }
}
