import type { ListedPosting } from '#domain/remittances/list-postings.ts'

/** Postings that were made together, with what they have in common. */
export interface ListedEntry extends Omit<ListedPosting, 'account' | 'amount'> {
  readonly amounts: readonly Pick<ListedPosting, 'id' | 'account' | 'amount'>[]
}

/** Puts postings together that stand side by side and were made at once for the same reason. */
export function entriesOf(postings: readonly ListedPosting[]): ListedEntry[] {
  const entries: ListedEntry[] = []
  for (const { account, amount, ...posting } of postings) {
    const last = entries.at(-1)
    const own = { id: posting.id, account, amount }
    if (last && isSameEntry(last, posting)) entries[entries.length - 1] = { ...last, amounts: [...last.amounts, own] }
    else entries.push({ ...posting, amounts: [own] })
  }
  return entries
}

type Shared = Omit<ListedEntry, 'amounts'>

function isSameEntry(one: Shared, other: Shared): boolean {
  return (
    one.at.getTime() === other.at.getTime() &&
    one.order?.id === other.order?.id &&
    (['kind', 'courier', 'store', 'remittanceId', 'by'] as const).every((part) => one[part] === other[part])
  )
}
