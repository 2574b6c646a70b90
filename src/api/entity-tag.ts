const entityTags = /(?:W\/)?("[^"]*")/g

/** Whether the client's `If-None-Match` names this tag. Weak and strong forms count as the same (RFC 9110, 13.1.2). */
export function isKnown(entityTag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.matchAll(entityTags).some(([, known]) => known === entityTag)
}
