import { redirect } from 'react-router'

/** Returns the number of a list's page in a query: from 1, which is also what an absent or invalid value counts as. */
export function readPageNumber(query: URLSearchParams): number {
  const text = query.get('page') ?? ''
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1
}

/** Throws a redirect to the last page of a list, with the same filters, when the URL asks for one after it. */
export function requirePage(page: number, last: number, query: URLSearchParams): void {
  if (page <= Math.max(last, 1)) return
  const others = [...query].filter(([name]) => name !== 'page')
  throw redirect(`?${new URLSearchParams([...others, ['page', String(Math.max(last, 1))]])}`)
}
