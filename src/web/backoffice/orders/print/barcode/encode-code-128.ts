/** A Code 128 barcode. */
export interface Barcode {
  /** Modules from side to side, with the quiet zones. */
  readonly width: number
  /** The bars, as the path of an SVG that is one unit high and has one unit of width for each module. */
  readonly path: string
}

/** The empty space that scanners need on both sides, in modules. */
const quietZone = 10

/** ISO/IEC 15417: the widths of bars and spaces in turn, of the symbols 0 to 105, and of the stop. */
export const code128Symbols = `
  212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122
  123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323
  131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131
  213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122
  141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112
  124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141
  411131 211412 211214 211232 2331112`
  .trim()
  .split(/\s+/)

const startB = 104
const stop = 106

/** The symbols of code set B are the characters of ASCII from the space on. */
const firstCharacter = 32
const lastCharacter = 127

/** Encodes printable ASCII, such as the number of an order. Throws RangeError for anything else. */
export function encodeCode128(text: string): Barcode {
  const values = Array.from(text, (character) => {
    const code = character.codePointAt(0) ?? 0
    if (code < firstCharacter || code >= lastCharacter) throw new RangeError(`Not in code set B: ${text}`)
    return code - firstCharacter
  })
  const checksum = values.reduce((sum, value, index) => sum + value * (index + 1), startB) % 103
  const widths = [startB, ...values, checksum, stop].flatMap((value) => Array.from(code128Symbols[value] ?? '', Number))
  let position = quietZone
  let path = ''
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) path += `M${position} 0h${width}v1h-${width}z`
    position += width
  }
  return { width: position + quietZone, path }
}
