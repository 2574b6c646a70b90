/** What a list's address asks for: one of its parts, the first unless it says otherwise, and from where on. */
export function readListQuery<Part extends string>(
  request: Request,
  parameter: string,
  parts: readonly [Part, ...Part[]],
) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get(parameter)
  return {
    part: parts.find((part) => part === asked) ?? parts[0],
    olderThan: idOf(searchParams.get('before')),
    newerThan: idOf(searchParams.get('after')),
    searchParams,
  }
}

function idOf(text: string | null): number | undefined {
  const id = Number(text)
  return Number.isSafeInteger(id) && id > 0 ? id : undefined
}
