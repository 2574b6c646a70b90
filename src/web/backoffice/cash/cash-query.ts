import { cashAccounts } from '#domain/cash-book/account.ts'
import type { PostingFilter } from '#domain/remittances/list-postings.ts'
import { parseDay } from '#domain/tunis-day.ts'

/** Reads from the URL which postings are shown. What is no filter is left out. */
export function readPostingFilter(search: URLSearchParams): PostingFilter {
  const idIn = (name: string) => {
    const text = search.get(name) ?? ''
    return /^\d{1,15}$/.test(text) ? Number(text) : undefined
  }
  return {
    account: cashAccounts.find((account) => account === search.get('account')),
    courierId: idIn('courier'),
    handoverId: idIn('handover'),
    remittanceId: idIn('remittance'),
    orderId: idIn('order'),
    storeId: idIn('store'),
    from: parseDay(search.get('from') ?? ''),
    until: parseDay(search.get('until') ?? ''),
  }
}

/** Returns the parameters of a link to the postings of a filter. */
export function postingsLinkOf({ courierId, handoverId, remittanceId, orderId, storeId, ...rest }: PostingFilter) {
  return { ...rest, courier: courierId, handover: handoverId, remittance: remittanceId, order: orderId, store: storeId }
}
