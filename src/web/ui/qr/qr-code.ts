import { codewordsOf } from './codewords.ts'
import { masks, penaltyOf } from './masks.ts'

/** Rows of modules, true for dark. */
export type Modules = readonly (readonly boolean[])[]

/** Middles of the alignment patterns, by version. */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]

/** Draws text as a QR code (byte mode, level M, versions 1 to 10), with the mask that readers find easiest. */
export function qrCode(text: string): Modules {
  const { version, bytes } = codewordsOf(text)
  const drawn = masks.map((_, mask) => draw(version, bytes, mask))
  const penalties = drawn.map(penaltyOf)
  return drawn[penalties.indexOf(Math.min(...penalties))] ?? []
}

/** Modules are undefined until something is drawn there. */
type Sheet = (boolean | undefined)[][]

function draw(version: number, bytes: readonly number[], mask: number): Modules {
  const size = 17 + 4 * version
  const sheet: Sheet = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined))
  drawFinders(sheet)
  drawAlignments(sheet, alignments[version - 1] ?? [])
  drawTiming(sheet)
  drawFormat(sheet, mask)
  if (version >= 7) drawVersion(sheet, version)
  drawData(sheet, bytes, mask)
  return sheet.map((row) => row.map((module) => module === true))
}

function put(sheet: Sheet, row: number, column: number, isDark: boolean): void {
  const line = sheet[row]
  if (line && column >= 0 && column < line.length) line[column] = isDark
}

/** Three corners have a dark square in a light one in a dark one, and a light margin. */
function drawFinders(sheet: Sheet): void {
  const far = sheet.length - 4
  for (const [row, column] of [
    [3, 3],
    [3, far],
    [far, 3],
  ] as const)
    for (let down = -4; down <= 4; down++)
      for (let right = -4; right <= 4; right++) {
        const ring = Math.max(Math.abs(down), Math.abs(right))
        put(sheet, row + down, column + right, ring !== 2 && ring !== 4)
      }
}

function drawAlignments(sheet: Sheet, middles: readonly number[]): void {
  for (const row of middles)
    for (const column of middles) {
      if (sheet[row]?.[column] !== undefined) continue
      for (let down = -2; down <= 2; down++)
        for (let right = -2; right <= 2; right++)
          put(sheet, row + down, column + right, Math.max(Math.abs(down), Math.abs(right)) !== 1)
    }
}

/** Dark and light in turn between the corners, so that readers can count. */
function drawTiming(sheet: Sheet): void {
  for (let place = 8; place < sheet.length - 8; place++) {
    put(sheet, 6, place, place % 2 === 0)
    put(sheet, place, 6, place % 2 === 0)
  }
}

/** A number followed by the remainder of its division, which makes two readings of it differ in many bits. */
export function withRemainder(value: number, bits: number, divisor: number): number {
  const length = 32 - Math.clz32(divisor)
  let remainder = value << (length - 1)
  for (let bit = bits - 1; bit >= 0; bit--) if (remainder & (1 << (bit + length - 1))) remainder ^= divisor << bit
  return (value << (length - 1)) | remainder
}

/** Level M is 00; the last number keeps the pattern from being all light. */
export function formatBits(mask: number): number {
  return withRemainder(mask, 5, 0x537) ^ 0x5412
}

/** Twice, once around the first corner and once shared by the other two. */
function drawFormat(sheet: Sheet, mask: number): void {
  const bits = formatBits(mask)
  const last = sheet.length - 1
  for (let bit = 0; bit < 15; bit++) {
    const isDark = (bits & (1 << bit)) !== 0
    put(sheet, bit < 6 ? bit : bit < 8 ? bit + 1 : last - 14 + bit, 8, isDark)
    put(sheet, 8, bit < 8 ? last - bit : bit === 8 ? 7 : 14 - bit, isDark)
  }
  put(sheet, last - 7, 8, true)
}

function drawVersion(sheet: Sheet, version: number): void {
  const bits = withRemainder(version, 6, 0x1f25)
  for (let bit = 0; bit < 18; bit++) {
    const isDark = (bits & (1 << bit)) !== 0
    const [along, across] = [Math.floor(bit / 3), sheet.length - 11 + (bit % 3)]
    put(sheet, along, across, isDark)
    put(sheet, across, along, isDark)
  }
}

/** Bits run up and down in columns two modules wide, from the right, around all that is drawn already. */
function drawData(sheet: Sheet, bytes: readonly number[], mask: number): void {
  const size = sheet.length
  const isMasked = masks[mask] ?? (() => false)
  let bit = 0
  for (let right = size - 1, isUpward = true; right > 0; right -= 2, isUpward = !isUpward) {
    if (right === 6) right -= 1
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step
      for (const column of [right, right - 1]) {
        if (sheet[row]?.[column] !== undefined) continue
        const isSet = (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
        put(sheet, row, column, isSet !== isMasked(row, column))
        bit += 1
      }
    }
  }
}
