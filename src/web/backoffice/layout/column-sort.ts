/** A column name, or a hyphen and one: descending. */
type Sort<Column extends string> = Column | `-${Column}`

/** Returns in which direction a list is sorted by a column; undefined when it is sorted by another one. */
export function directionOf<Column extends string>(column: Column, sort: Sort<Column> | undefined) {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** Returns the order that a click on the heading of a column asks for: ascending, then the other direction. */
export function nextSort<Column extends string>(column: Column, sort: Sort<Column> | undefined): Sort<Column> {
  return sort === column ? `-${column}` : column
}
