/** Arithmetic of the 256 values of a byte, as QR codes have it: powers of 2 modulo x⁸ + x⁴ + x³ + x² + 1. */
const powers: number[] = [1]
while (powers.length < 255) {
  const next = (powers.at(-1) ?? 0) << 1
  powers.push(next > 255 ? next ^ 0x11d : next)
}
const logarithms = new Map(powers.map((power, exponent) => [power, exponent]))

function multiply(one: number, other: number): number {
  const [first, second] = [logarithms.get(one), logarithms.get(other)]
  return first === undefined || second === undefined ? 0 : (powers[(first + second) % 255] ?? 0)
}

/** Coefficients of (x - 2⁰)(x - 2¹)…, without the leading 1. */
function generator(degree: number): number[] {
  let product = [1]
  for (let exponent = 0; exponent < degree; exponent++) {
    const root = powers[exponent] ?? 0
    product = [...product, 0].map((value, place) => value ^ multiply(product[place - 1] ?? 0, root))
  }
  return product.slice(1)
}

/** The bytes that let a reader mend a block: the remainder of its data divided by the generator. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = generator(count)
  const remainder: number[] = Array.from({ length: count }, () => 0)
  for (const byte of data) {
    const factor = byte ^ (remainder.shift() ?? 0)
    remainder.push(0)
    divisor.forEach((coefficient, place) => {
      remainder[place] = (remainder[place] ?? 0) ^ multiply(coefficient, factor)
    })
  }
  return remainder
}
