export const minPinLength = 6
export const maxPinLength = 12

export type PinProblem = 'no-pin' | 'guessable'

const rows = ['01234567890123456789', '98765432109876543210', '147258369', '369258147', '159753', '753951', '2580']

/** Returns why a PIN is refused; undefined when it is accepted. */
export function pinProblem(pin: string): PinProblem | undefined {
  if (!/^\d+$/.test(pin) || pin.length < minPinLength || pin.length > maxPinLength) return 'no-pin'
  const isGuessable = new Set(pin).size <= 2 || isRepeated(pin) || isRows(pin) || isDate(pin)
  return isGuessable ? 'guessable' : undefined
}

function isRepeated(pin: string): boolean {
  return [1, 2, 3, 4, 6].some(
    (length) =>
      length < pin.length &&
      pin
        .slice(0, length)
        .repeat(Math.ceil(pin.length / length))
        .startsWith(pin),
  )
}

/** Whether it consists of rows of at least three keys, such as 123456, 123321 or 147258. */
function isRows(pin: string): boolean {
  let at = 0
  while (at < pin.length) {
    let length = 0
    while (at + length < pin.length && rows.some((row) => row.includes(pin.slice(at, at + length + 1)))) length++
    if (length < 3) return false
    at += length
  }
  return true
}

/** Whether it has the year of somebody's birth, or is a day in any order of its parts. */
function isDate(pin: string): boolean {
  if (/(19[2-9]|20[0-4])\d/.test(pin)) return true
  const [one, two, three] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4, 6)].map(Number)
  if (pin.length !== 6 || one === undefined || two === undefined || three === undefined) return false
  const isDay = (day: number, month: number) => day >= 1 && day <= 31 && month >= 1 && month <= 12
  return isDay(one, two) || isDay(two, one) || isDay(three, two)
}
