/**
 * Returns the first `maxBytes` bytes of a body, and whether that is all of it. Counts while reading, because the
 * declared length may be wrong. Reads to the end all the same: a browser that is cut off while it sends does not show
 * the response. An aborted body counts as empty.
 */
export async function readBodyUpTo(maxBytes: number, body: Request['body']) {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  try {
    for await (const chunk of body ?? []) {
      if (length < maxBytes) chunks.push(chunk.subarray(0, maxBytes - length))
      length += chunk.byteLength
    }
  } catch {
    return { chunks: [], isWhole: true }
  }
  return { chunks, isWhole: length <= maxBytes }
}
