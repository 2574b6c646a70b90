/** Returns the label of a stored key; the key itself where the table has none, as for a value of an older program. */
export function labelOf(labels: Readonly<Record<string, string>>, key: string | number): string {
  return findLabel(labels, key) ?? String(key)
}

/** Returns the label of a stored key; undefined where the table has none. */
export function findLabel(labels: Readonly<Record<string, string>>, key: string | number): string | undefined {
  return Object.hasOwn(labels, key) ? labels[key] : undefined
}
