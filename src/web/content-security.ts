import { hash } from 'node:crypto'

/** A page ready to be sent or kept, with the policy that lets exactly its own inline scripts run. */
export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/**
 * Takes the mark off everything that rendering has marked as ours and names those scripts by their hash. What came into
 * the page in another way has no mark, so it is not named and no browser runs it. Hashes hold for a page that is kept,
 * where a nonce would have to be another one each time. `hasWorker` lets the page have a service worker of ours.
 */
export function sealPage(marked: string, mark: string, { hasWorker = false } = {}): SealedPage {
  const pieces = marked.split(` nonce="${mark}"`)
  return { html: pieces.join(''), policy: pagePolicy(inlineTexts(pieces), hasWorker) }
}

/** The inline scripts and styles of a page that was cut at every mark; one with a `src` is let in by its address. */
function inlineTexts(pieces: readonly string[]): { scripts: string[]; styles: string[] } {
  const texts = { scripts: [] as string[], styles: [] as string[] }
  let before = ''
  for (const after of pieces) {
    // Whatever could end a tag is escaped within it, so the mark's own begins and ends nearest to it.
    const opening = before.slice(before.lastIndexOf('<'))
    const end = after.indexOf('>')
    const name = /^<(script|style)\b/.exec(opening)?.[1]
    if (name && !(opening + after.slice(0, end)).includes(' src=')) {
      const text = after.slice(end + 1, after.indexOf(`</${name}>`, end))
      texts[name === 'script' ? 'scripts' : 'styles'].push(text)
    }
    before = after
  }
  return texts
}

function pagePolicy({ scripts, styles }: ReturnType<typeof inlineTexts>, hasWorker: boolean): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashesOf(scripts)].join(' '),
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    `worker-src ${hasWorker ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}
