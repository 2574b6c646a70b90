/** What a list's address asks for: one of its parts, the first unless it says otherwise, and from where on. */
export function readListQuery<Part extends string>(
  request: Request,
  parameter: string,
  parts: readonly [Part, ...Part[]],
) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get(parameter)
  const before = Number(searchParams.get('before'))
  return {
    part: parts.find((part) => part === asked) ?? parts[0],
    olderThan: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    searchParams,
  }
}
