/** Returns the path of the call queue that leaves out skipped orders. */
export function nextCallPath(skipped: readonly number[]): string {
  const query = new URLSearchParams(skipped.map((id) => ['skip', String(id)]))
  return query.size > 0 ? `/admin/calls?${query}` : '/admin/calls'
}
