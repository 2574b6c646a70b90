/** Whether the body of a form is valid UTF-8. The form parser would silently replace invalid bytes by U+FFFD. */
export function hasValidUtf8(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(/urlencoded/i.test(type) ? percentDecoded(body) : body)
    return true
  } catch {
    return false
  }
}

function percentDecoded(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const decoded = new Uint8Array(body.length)
  let length = 0
  for (let at = 0; at < body.length; at++) {
    const hex = body[at] === percent ? String.fromCharCode(body[at + 1] ?? 0, body[at + 2] ?? 0) : ''
    const isEscape = /^[\da-f]{2}$/i.test(hex)
    decoded[length++] = isEscape ? Number.parseInt(hex, 16) : (body[at] ?? 0)
    if (isEscape) at += 2
  }
  return decoded.subarray(0, length)
}

const percent = '%'.charCodeAt(0)
