import { createHash } from 'node:crypto'

/** A page ready to be sent or kept, with the policy that lets exactly its own inline scripts run. */
export interface SealedPage {
  readonly html: string
  readonly policy: string
}

/** Inline scripts and styles with the mark; one with a `src` is let in by its address. */
function markedPieces(html: string, mark: string): { scripts: string[]; styles: string[] } {
  const marked = new RegExp(
    `<(script|style)\\b(?=(?:[^>"]|"[^"]*")*? nonce="${mark}")(?!(?:[^>"]|"[^"]*")*? src=)(?:[^>"]|"[^"]*")*>(.*?)</\\1>`,
    'gs',
  )
  const pieces = { scripts: [] as string[], styles: [] as string[] }
  for (const [, name, text = ''] of html.matchAll(marked)) pieces[name === 'script' ? 'scripts' : 'styles'].push(text)
  return pieces
}

/**
 * Takes the mark off everything that rendering has marked as ours and names those scripts by their hash. What came into
 * the page in another way has no mark, so it is not named and no browser runs it. Hashes hold for a page that is kept,
 * where a nonce would have to be another one each time.
 */
export function sealPage(marked: string, mark: string): SealedPage {
  const { scripts, styles } = markedPieces(marked, mark)
  return { html: marked.replaceAll(` nonce="${mark}"`, ''), policy: pagePolicy({ scripts, styles }) }
}

function pagePolicy({ scripts, styles }: { scripts: readonly string[]; styles: readonly string[] }): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashesOf(scripts)].join(' '),
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
}
