/** Returns which of the known values a query parameter has; undefined for any other, and without the parameter. */
export function choiceIn<Known extends string>(
  search: URLSearchParams,
  name: string,
  known: readonly Known[],
): Known | undefined {
  const asked = search.get(name)
  return known.find((value) => value === asked)
}
