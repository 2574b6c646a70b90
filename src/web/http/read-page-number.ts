/** Returns the number of a list's page in a query: from 1, which is also what an absent or invalid value counts as. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}
