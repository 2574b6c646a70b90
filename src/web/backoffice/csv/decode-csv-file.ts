/**
 * Decodes a CSV file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets write "Unicode text". Undefined for any
 * other encoding, whose accents and Arabic letters would be lost.
 */
export function decodeCsvFile(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  const [first, second] = bytes
  const isLittleEndian = first === 0xff && second === 0xfe
  const isBigEndian = first === 0xfe && second === 0xff
  const encoding = isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8'
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // UTF-16 without a byte order mark is valid UTF-8 with a zero beside each Latin letter.
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
