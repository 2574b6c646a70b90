/** Reads the part (default: the first) and the page cursor from the URL of a list. */
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
