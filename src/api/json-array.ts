/** Generates a JSON array, each batch of its items as one chunk. Returns the number of items. */
export async function* jsonArray<Item>(
  batches: AsyncIterable<readonly Item[]>,
  toWire: (item: Item) => unknown,
): AsyncGenerator<string> {
  let isFirst = true
  yield '['
  for await (const batch of batches) {
    if (batch.length === 0) continue
    yield `${isFirst ? '' : ','}${batch.map((item) => JSON.stringify(toWire(item))).join(',')}`
    isFirst = false
  }
  yield ']'
}
