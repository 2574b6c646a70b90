type Value = string | number

/** Query parameters of a link. One that is undefined is left out, one with several values is repeated. */
export type LinkParameters = Readonly<Record<string, Value | readonly Value[] | undefined>>

/**
 * Returns the path of a page with its query. Every link to a page is made here, so what all links share, such as the
 * prefix of a locale, has one place.
 */
export function pagePath(path: string, parameters: LinkParameters = {}): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(parameters))
    for (const value of [values ?? []].flat()) query.append(name, String(value))
  return query.size > 0 ? `${path}?${query}` : path
}
