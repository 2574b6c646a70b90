interface Compared {
  /** What may take as long as it takes. */
  readonly usual: readonly string[]
  readonly hostile: readonly string[]
  /** How many times as long as the slowest usual text a hostile one may take. */
  readonly maxRatio: number
}

const rounds = 2

/** Other load on the machine may delay all rounds of one text: what looks slow is measured again. */
const maxRounds = 8

/**
 * Measures texts alternately, each by its fastest round, and returns the hostile ones that take too long, with their
 * ratios.
 */
export async function slowInputs(
  run: (text: string) => unknown,
  { usual, hostile, maxRatio }: Compared,
): Promise<string[]> {
  const times = new Map([...usual, ...hostile].map((text) => [text, Number.POSITIVE_INFINITY]))
  const timeOf = (text: string) => times.get(text) ?? 0
  const measure = async (text: string) => {
    const startedAt = performance.now()
    await run(text)
    times.set(text, Math.min(timeOf(text), performance.now() - startedAt))
  }
  const ratioOf = (text: string) => timeOf(text) / Math.max(...usual.map(timeOf))
  const slow = () => hostile.filter((text) => ratioOf(text) > maxRatio)
  // The first run compiles and fills caches.
  for (const text of usual) await run(text)
  for (let round = 0; round < maxRounds && (round < rounds || slow().length > 0); round++)
    for (const text of round < rounds ? times.keys() : slow()) await measure(text)
  return slow().map((text) => `${text.slice(0, 20)}: ${ratioOf(text).toFixed(1)}`)
}
