/** One SVG document in the making: its definitions (each kept once) and its own dice. */
export interface Paper {
  /** Keeps a definition and answers the `url(#…)` that points at it. */
  readonly define: (definition: (id: string) => string) => string
  /** Between 0 and 1, always the same sequence for the same seed. */
  readonly random: () => number
  readonly finish: (width: number, height: number, body: string) => string
}

export function openPaper(seed: number): Paper {
  const kept = new Map<string, string>()
  const definitions: string[] = []

  function define(definition: (id: string) => string): string {
    const key = definition('')
    const known = kept.get(key)
    if (known !== undefined) return known
    const id = `d${kept.size}`
    kept.set(key, `url(#${id})`)
    definitions.push(definition(id))
    return `url(#${id})`
  }

  function finish(width: number, height: number, body: string): string {
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
      `viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${body}</svg>`
    )
  }

  return { define, random: dice(seed), finish }
}

/** Mulberry32: small, fast and the same everywhere. */
export function dice(seed: number): () => number {
  let state = (Math.trunc(seed) * 2654435761 + 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
