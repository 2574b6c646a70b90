type TypedTexts = Readonly<Record<string, string | undefined>>

interface Merged<Fields> {
  readonly typed: Fields
  /** What was saved meanwhile. */
  readonly theirs: Partial<Fields>
}

/**
 * Merges what was typed on top of `seen` with what is saved `now`: fields that were not touched follow it, and the rest
 * stays as typed.
 */
export function mergeTyped<Fields extends TypedTexts>(typed: Fields, seen: Fields, now: Fields): Merged<Fields> {
  const changed = Object.entries(now).filter(([field, value]) => value !== seen[field])
  const untouched = changed.filter(([field]) => typed[field] === seen[field])
  return {
    typed: { ...typed, ...Object.fromEntries(untouched) },
    theirs: Object.fromEntries(changed) as Partial<Fields>,
  }
}
