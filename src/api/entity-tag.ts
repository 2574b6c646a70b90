const entityTags = /(?:W\/)?("[^"]*")/g

/** Whether `If-None-Match` contains the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesEntityTag(entityTag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.matchAll(entityTags).some(([, tag]) => tag === entityTag)
}
