import { cashAccounts } from '#domain/cash-book/account.ts'
import type { PostingFilter } from '#domain/remittances/list-postings.ts'
import { parseDay } from '#domain/tunis-day.ts'
import { choiceIn } from '#web/http/choice-in.ts'

/** Reads from the URL which postings are shown. What is no filter is left out. */
export function readPostingFilter(search: URLSearchParams): PostingFilter {
  const numberIn = (name: string, pattern: RegExp) => {
    const text = search.get(name) ?? ''
    return pattern.test(text) ? Number(text) : undefined
  }
  const idIn = (name: string) => numberIn(name, /^\d{1,15}$/)
  /** Of a column of the type integer. */
  const smallIdIn = (name: string) => numberIn(name, /^\d{1,9}$/)
  return {
    account: choiceIn(search, 'account', cashAccounts),
    courierId: smallIdIn('courier'),
    handoverId: idIn('handover'),
    remittanceId: idIn('remittance'),
    orderId: idIn('order'),
    storeId: smallIdIn('store'),
    from: parseDay(search.get('from') ?? ''),
    until: parseDay(search.get('until') ?? ''),
  }
}

/** Returns the parameters of a link to the postings of a filter. */
export function postingsLinkOf({ courierId, handoverId, remittanceId, orderId, storeId, ...rest }: PostingFilter) {
  return { ...rest, courier: courierId, handover: handoverId, remittance: remittanceId, order: orderId, store: storeId }
}
