import { hash } from 'node:crypto'

/**
 * The HTML of a page, ready to be sent or cached, with the policy that allows exactly its own inline scripts and
 * styles.
 */
export interface PageWithPolicy {
  readonly html: string
  readonly policy: string
}

interface PolicyOptions {
  /** Where browsers get pictures besides the shop. */
  readonly pictureOrigin?: string | undefined
  /** Whether every site may show the page in a frame: then it runs no script and sends no form. */
  readonly isFramed?: boolean
}

/**
 * Removes the nonce from the inline scripts and styles that we rendered, and allows those by their hash. An injected
 * script has no nonce, so it is not allowed and browsers do not run it. Hashes stay valid for a cached page, whereas a
 * nonce would have to change with each response.
 */
export function applyContentSecurityPolicy(html: string, nonce: string, options: PolicyOptions = {}): PageWithPolicy {
  const pieces = html.split(` nonce="${nonce}"`)
  return { html: pieces.join(''), policy: pagePolicy(inlineTexts(pieces), options) }
}

/**
 * Returns the inline scripts and styles of HTML split at every nonce. One with a `src` is allowed by its URL instead.
 */
function inlineTexts(pieces: readonly string[]): { scripts: string[]; styles: string[] } {
  const texts = { scripts: [] as string[], styles: [] as string[] }
  let before = ''
  for (const after of pieces) {
    // Angle brackets in attributes are escaped, so the nearest ones around the nonce are those of its tag.
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

function pagePolicy(
  { scripts, styles }: ReturnType<typeof inlineTexts>,
  { pictureOrigin, isFramed = false }: PolicyOptions,
): string {
  return [
    "default-src 'self'",
    isFramed ? "script-src 'none'" : ['script-src', "'self'", ...hashesOf(scripts)].join(' '),
    ['style-src', "'self'", ...hashesOf(styles)].join(' '),
    ["img-src 'self' data:", ...(pictureOrigin === undefined ? [] : [pictureOrigin])].join(' '),
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'self'",
    "base-uri 'none'",
    `form-action ${isFramed ? "'none'" : "'self'"}`,
    `frame-ancestors ${isFramed ? '*' : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ')
}

function hashesOf(texts: readonly string[]): string[] {
  return [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
}
