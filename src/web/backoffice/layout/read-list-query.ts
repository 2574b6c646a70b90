import { choiceIn } from '#web/http/choice-in.ts'
import { readId } from '#web/http/parse-id.ts'

/** Reads the part (default: the first) and the page cursor from the URL of a list. */
export function readListQuery<Part extends string>(
  request: Request,
  parameter: string,
  parts: readonly [Part, ...Part[]],
) {
  const { searchParams } = new URL(request.url)
  return {
    part: choiceIn(searchParams, parameter, parts) ?? parts[0],
    olderThan: readId(searchParams.get('before')),
    newerThan: readId(searchParams.get('after')),
    searchParams,
  }
}
