import { once } from 'node:events'

/** With this argument the launcher (scripts/start.mjs) builds the pages meanwhile, and sends a message when it has. */
const waitsForPages = '--wait-for-pages'

/** Resolves once the pages are built. Rejects when the signal is aborted before. */
export async function whenPagesBuilt(signal: AbortSignal): Promise<void> {
  if (process.argv.includes(waitsForPages)) await once(process, 'message', { signal })
}
