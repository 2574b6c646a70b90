import { redirect } from 'react-router'

/** Returns the number of a list's page in a query: from 1, which is also what an absent or invalid value counts as. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** Throws a redirect to the last page of the list at a path, with its filters, when the URL asks for one after it. */
export function requirePage(path: string, query: URLSearchParams, last: number): void {
  const page = String(Math.max(last, 1))
  if (readPageNumber(query) <= Number(page)) return
  const others = [...query].filter(([name]) => name !== 'page')
  throw redirect(`${path}?${new URLSearchParams([...others, ['page', page]])}`)
}
