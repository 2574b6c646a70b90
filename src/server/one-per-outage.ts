/** Milliseconds without a line after which the next one belongs to another outage. */
const outageGap = 30_000

/** Logs the first line of an outage only: each connection that is lost and each retry of a worker would log one. */
export function onePerOutage(report: (line: string) => void): (line: string) => void {
  let lastAt = Number.NEGATIVE_INFINITY
  return (line) => {
    const isFirst = performance.now() - lastAt > outageGap
    lastAt = performance.now()
    if (isFirst) report(line)
  }
}
