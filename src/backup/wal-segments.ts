/** WAL segments have 16 MB. Their names are timeline, then the number of the segment in two halves. */
export const segmentBytes = 16 * 1024 ** 2

const segmentsOfLog = 2 ** 32 / segmentBytes
const pattern = /^[0-9A-F]{24}$/

export function isSegment(name: string): boolean {
  return pattern.test(name)
}

export function nextSegment(name: string): string {
  const number = Number.parseInt(name.slice(8, 16), 16) * segmentsOfLog + Number.parseInt(name.slice(16), 16) + 1
  return name.slice(0, 8) + hex(Math.floor(number / segmentsOfLog)) + hex(number % segmentsOfLog)
}

/** Returns the segments after `last` that follow each other without a gap. */
export function unbrokenAfter(last: string, segments: readonly string[]): string[] {
  const known = new Set(segments)
  const unbroken: string[] = []
  for (let next = nextSegment(last); known.has(next); next = nextSegment(next)) unbroken.push(next)
  return unbroken
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(8, '0')
}
