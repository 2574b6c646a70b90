/** Where the next card is, passing over those that were skipped. */
export function nextAddress(skipped: readonly number[]): string {
  const query = new URLSearchParams(skipped.map((id) => ['skip', String(id)]))
  return query.size > 0 ? `/admin/calls?${query}` : '/admin/calls'
}
