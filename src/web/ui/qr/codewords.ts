import { errorCorrection } from './reed-solomon.ts'

/** How a version of a QR code (1 is the smallest) cuts its bytes, at error correction level M (15 % may be lost). */
interface Capacity {
  /** Bytes of error correction in each block. */
  readonly correction: number
  /** Bytes of data of each block. */
  readonly blocks: readonly number[]
}

const capacities: readonly Capacity[] = [
  { correction: 10, blocks: [16] },
  { correction: 16, blocks: [28] },
  { correction: 26, blocks: [44] },
  { correction: 18, blocks: [32, 32] },
  { correction: 24, blocks: [43, 43] },
  { correction: 16, blocks: [27, 27, 27, 27] },
  { correction: 18, blocks: [31, 31, 31, 31] },
  { correction: 22, blocks: [38, 38, 39, 39] },
  { correction: 22, blocks: [36, 36, 36, 37, 37] },
  { correction: 26, blocks: [43, 43, 43, 43, 44] },
]

const byteMode = 0b0100

export interface Codewords {
  readonly version: number
  /** Data and error correction, in the order in which they are drawn. */
  readonly bytes: readonly number[]
}

/** Text as the bytes of the smallest QR code that holds it. Throws for more than 213 bytes. */
export function codewordsOf(text: string): Codewords {
  const bytes = [...new TextEncoder().encode(text)]
  const place = capacities.findIndex((capacity, index) => bitsNeeded(bytes.length, index + 1) <= 8 * sizeOf(capacity))
  const capacity = capacities[place]
  if (!capacity) throw new RangeError(`${bytes.length} bytes do not fit into a QR code of version 10`)
  return { version: place + 1, bytes: interleave(padded(bytes, place + 1, sizeOf(capacity)), capacity) }
}

function sizeOf({ blocks }: Capacity): number {
  return blocks.reduce((sum, block) => sum + block)
}

/** Bits of the field that says how long the text is. */
function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

function bitsNeeded(length: number, version: number): number {
  return 4 + lengthBits(version) + 8 * length
}

/** Mode, length, text, end, and then two bytes in turn until the code is full. */
function padded(bytes: readonly number[], version: number, size: number): number[] {
  const fields = [[byteMode, 4], [bytes.length, lengthBits(version)], ...bytes.map((byte) => [byte, 8])] as const
  const bits = fields.map(([value = 0, width = 0]) => value.toString(2).padStart(width, '0')).join('')
  const ended = bits.padEnd(Math.min(8 * size, bits.length + 4), '0')
  const whole = ended.padEnd(8 * Math.ceil(ended.length / 8), '0')
  const data = (whole.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  const filling = Array.from({ length: size - data.length }, (_, place) => (place % 2 === 0 ? 0xec : 0x11))
  return [...data, ...filling]
}

/** The first byte of every block, then the second, and so on: a stain hits each block a little. */
function interleave(data: readonly number[], { correction, blocks }: Capacity): number[] {
  let start = 0
  const cut = blocks.map((length) => {
    start += length
    return data.slice(start - length, start)
  })
  return [...inTurn(cut), ...inTurn(cut.map((block) => errorCorrection(block, correction)))]
}

function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => lists.flatMap((list) => list[place] ?? [])).flat()
}
