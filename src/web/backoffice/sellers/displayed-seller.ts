import type { ListedSeller } from '#domain/sellers/list-sellers.ts'
import { formatDate, formatMoment } from '#web/text/format.ts'

export type DisplayedSeller = ReturnType<typeof displayedSeller>

/** Somebody who may enter, with texts of days. */
export function displayedSeller({ addedAt, lastSeenAt, linkUntil, acceptedTerms, ...seller }: ListedSeller) {
  return {
    ...seller,
    since: formatDate(addedAt),
    lastSeen: lastSeenAt && formatMoment(lastSeenAt),
    linkUntil: linkUntil && formatDate(linkUntil),
    terms: acceptedTerms && { version: acceptedTerms.version, day: formatDate(acceptedTerms.at) },
  }
}
