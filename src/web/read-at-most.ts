/**
 * The first bytes of a body, and whether that is all of it. Counts while reading, because what is declared may be wrong.
 * The sender is heard out all the same: a browser that is cut off while it sends shows nothing of the answer. What broke
 * off is nothing.
 */
export async function readAtMost(most: number, body: Request['body']) {
  const kept: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      if (length < most) kept.push(chunk.subarray(0, most - length))
      length += chunk.byteLength
    }
  } catch {
    return { kept: [], isWhole: true }
  }
  return { kept, isWhole: length <= most }
}
