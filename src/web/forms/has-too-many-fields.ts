/** Several times the fields of the longest page. */
export const maxFields = 5000

/**
 * Whether a body has more fields than any page sends. They are counted without parsing it: a form of the smallest
 * fields has a hundred thousand, whose parsing alone would stop the process for a second.
 */
export function hasTooManyFields(body: Uint8Array<ArrayBuffer>, type: string): boolean {
  // Each part of a multipart form has an empty line after its headers.
  const separator = /^multipart\//i.test(type) ? '\r\n\r\n' : '&'
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let count = 0
  let at = bytes.indexOf(separator)
  while (at !== -1 && count <= maxFields) {
    count += 1
    at = bytes.indexOf(separator, at + separator.length)
  }
  return count > maxFields
}
