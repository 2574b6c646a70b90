import { openChildProcess } from './child-process.ts'
import type { Measurement } from './rounds.ts'

/** A child process that renders one page repeatedly. */
export interface Renderer extends AsyncDisposable {
  /** Renders for some seconds and returns the pages a second. */
  render(seconds: number): Promise<Measurement>
}

/** Opens a renderer for the page at a URL, with the current data of the database. */
export async function openRenderer(databaseUrl: string, url: string): Promise<Renderer> {
  const child = openChildProcess(new URL('references/render.ts', import.meta.url), [databaseUrl, url], {
    NODE_ENV: 'production',
  })
  await child.receive()
  return {
    render: async (seconds) => (await child.request(seconds * 1000)) as Measurement,
    [Symbol.asyncDispose]: () => child[Symbol.asyncDispose](),
  }
}
