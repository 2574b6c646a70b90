/** Returns the titles of parts by their keys. */
export function titlesOf<Key extends string>(
  parts: Readonly<Record<Key, { readonly title: string }>>,
): Readonly<Record<Key, string>> {
  const titles = Object.entries<{ readonly title: string }>(parts).map(([key, { title }]) => [key, title])
  return Object.fromEntries(titles)
}
