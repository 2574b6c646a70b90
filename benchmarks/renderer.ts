import { openChild } from './child.ts'
import type { Measured } from './rounds.ts'

/** A process that renders one page and does nothing else. */
export interface Renderer extends AsyncDisposable {
  /** Pages a second, when it does so for some seconds. */
  render(seconds: number): Promise<Measured>
}

/** Opens one for the page at a URL, with the data that are in the database now. */
export async function openRenderer(databaseUrl: string, url: string): Promise<Renderer> {
  const child = openChild(new URL('references/render.ts', import.meta.url), [databaseUrl, url], {
    NODE_ENV: 'production',
  })
  await child.hear()
  return {
    render: async (seconds) => (await child.ask(seconds * 1000)) as Measured,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}
