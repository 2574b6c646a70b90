/** How much of a file is looked at to tell what it is, in bytes. */
const sampleLength = 65_536

/** Signatures of files that are no text: PDF, PNG, JPEG, GIF, gzip, 7z and RAR. */
const binaries = ['%PDF', '\x89PNG', '\xff\xd8\xff', 'GIF8', '\x1f\x8b', '7z\xbc\xaf', 'Rar!']

/**
 * Returns the text of a file in UTF-8, UTF-16, Windows-1252 or Windows-1256, with or without a byte order mark;
 * undefined for what is no text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, 4))
  if (binaries.some((signature) => beginning.startsWith(signature))) return undefined
  const text = textOf(bytes)
  return isText(text) ? text : undefined
}

function textOf(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, sampleLength)
  const wide = wideEncoding(sample)
  if (wide) return new TextDecoder(wide).decode(bytes)
  try {
    // As part of a stream, since a file that was cut may end within a character.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
  } catch {
    return new TextDecoder(isArabic(bytes) ? 'windows-1256' : 'windows-1252').decode(bytes)
  }
}

/** In UTF-16 the separators and line breaks have a zero byte, always on the same side. */
function wideEncoding(sample: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (sample[0] === 0xff && sample[1] === 0xfe) return 'utf-16le'
  if (sample[0] === 0xfe && sample[1] === 0xff) return 'utf-16be'
  const zeros = [0, 0]
  sample.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  const most = Math.max(even, odd)
  // Each line of a table has some of them; text with a stray NUL is no UTF-16.
  if (most * 20 < sample.length || Math.min(even, odd) * 20 > most) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/**
 * Whether text in an encoding of one byte is Arabic. Its letters stand beside each other; French has most of its
 * accents between letters without any.
 */
function isArabic(bytes: Uint8Array): boolean {
  let [letters, adjacent] = [0, 0]
  for (let place = 0; place < bytes.length; place += 1) {
    if ((bytes[place] ?? 0) < 0xc0) continue
    letters += 1
    if ((bytes[place - 1] ?? 0) >= 0xc0 || (bytes[place + 1] ?? 0) >= 0xc0) adjacent += 1
  }
  return adjacent * 2 > letters
}

function isText(text: string): boolean {
  const sample = text.slice(0, sampleLength)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what files of programs are full of.
  const controls = sample.match(/[\0-\x08\x0e-\x1f\x7f]/g)?.length ?? 0
  return controls * 100 <= sample.length
}
