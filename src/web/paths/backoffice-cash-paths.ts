import { inBackoffice } from './in-backoffice.ts'

// Links to the pages of the cash book. `web/routes.ts` lists the same URLs as patterns.

/** The cash book, for a period of days. */
export function cashPath(period?: { readonly from: string; readonly until: string }): string {
  return inBackoffice('/cash', period && { ...period })
}

interface PostingsLink {
  readonly account?: string | undefined
  readonly courier?: number | undefined
  readonly handover?: number | undefined
  readonly remittance?: number | undefined
  readonly order?: number | undefined
  readonly store?: number | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

/** What a figure of the cash book is made of. */
export function postingsPath(link: PostingsLink): string {
  return inBackoffice('/cash/postings', { ...link })
}

/** The same as a CSV file. */
export function postingsFilePath(link: PostingsLink): string {
  return inBackoffice('/cash/postings.csv', { ...link })
}

/** What the accountant needs of a month, such as 2026-03: this one unless it is given. */
export function accountantPath(month?: string): string {
  return inBackoffice('/cash/accountant', month === undefined ? {} : { month })
}

export type AccountantFile = 'withheld-tax' | 'services'

export function accountantFilePath(file: AccountantFile, month: string): string {
  return inBackoffice(`/cash/accountant/${file}.csv`, { month })
}

/** Payments by card, and the payment gateway. */
export function cardsPath(): string {
  return inBackoffice('/cards')
}

/** What a courier owes, and the form for what it remits. */
export function courierCashPath(id: number): string {
  return inBackoffice(`/cash/couriers/${id}`)
}

export function remittancePath(id: number): string {
  return inBackoffice(`/cash/remittances/${id}`)
}

/** Days in Tunis, both included. */
interface StatementDays {
  readonly from: string
  readonly until: string
}

/** What makers are owed, by store. */
export function statementsPath(query: { sort?: string } = {}): string {
  return inBackoffice('/statements', query)
}

/** The statement of a store, of this month unless days are given. */
export function statementPath(storeId: number, days?: StatementDays): string {
  return inBackoffice(`/statements/${storeId}`, days && { ...days })
}

export function statementPrintPath(storeId: number, days: StatementDays): string {
  return inBackoffice(`/statements/${storeId}/print`, { ...days })
}

/** The private link to the statement of a month, such as 2026-03. */
export function statementLinkPath(storeId: number, month: string): string {
  return inBackoffice(`/statements/${storeId}/link`, { month })
}

/** The entries of a statement as a CSV file. */
export function statementFilePath(storeId: number, days: StatementDays): string {
  return inBackoffice(`/statements/${storeId}/file`, { ...days })
}
