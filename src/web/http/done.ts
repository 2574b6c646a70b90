const doneResults = new WeakSet<object>()

/**
 * Marks the result of an action that has changed something: its form must not be sent again, also when the page that
 * shows the result cannot be loaded. An action that redirects needs no mark. Any other result is of a refusal, of a
 * preview, or of a form that can be sent again without harm: when the page cannot be loaded, the form is kept.
 */
export function done<Result extends object>(result: Result): Result {
  doneResults.add(result)
  return result
}

/** As `done`, for a result whose outcome says whether something was changed. */
export function doneIf<Result extends object>(isChanged: boolean, result: Result): Result {
  return isChanged ? done(result) : result
}

export function isDone(result: unknown): boolean {
  return typeof result === 'object' && result !== null && doneResults.has(result)
}
