/** Generates a JSON array, a batch of its items at a time. Returns the number of items. */
export async function* jsonArray<Item>(
  batches: AsyncIterable<readonly Item[]>,
  toWire: (item: Item) => unknown,
): AsyncGenerator<string, number> {
  let count = 0
  yield '['
  for await (const batch of batches) {
    for (const item of batch) {
      yield `${count === 0 ? '' : ','}${JSON.stringify(toWire(item))}`
      count += 1
    }
  }
  yield ']'
  return count
}
