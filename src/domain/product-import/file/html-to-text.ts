import { Parser } from 'htmlparser2'
import { cleanText } from '#domain/text.ts'

/** What is read of a cell, in characters: a text has at most 5000. */
const maxHtmlLength = 100_000
/** A closing tag is looked for among those that are open. */
const maxDepth = 200

const hasMarkup = /<\/?[a-z][^<>]*>|<!--|&(?:[a-z][a-z\d]{1,30}|#x?[\da-f]{1,6});/i

/** Elements whose text nobody reads. */
const unread = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'head', 'title'])
const paragraphs = new Set([
  'p',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'dl',
  'table',
  'blockquote',
  'pre',
  'hr',
])
const lines = new Set(['br', 'div', 'li', 'dt', 'dd', 'tr', 'section', 'article', 'header', 'footer', 'figcaption'])

/**
 * Returns the text of HTML as people read it: paragraphs, lines and points of lists. Line breaks of the source count
 * only where it has no paragraphs of its own, or when `keepsBreaks`, as WooCommerce writes it. Text without any markup
 * stays as it is.
 */
export function htmlToText(source: string, { keepsBreaks = false } = {}): string {
  const html = source.slice(0, maxHtmlLength)
  if (!hasMarkup.test(html)) return cleanText(html)
  const hasBreaks = keepsBreaks || !/<(?:p|br|div|li|h[1-6]|td)\b/i.test(html)
  const text = new TextOfHtml(hasBreaks)
  const parser = new Parser(
    {
      onopentagname: (name) => text.opens(name),
      onclosetag: (name) => text.closes(name),
      ontext: (part) => text.adds(part),
    },
    { decodeEntities: true },
  )
  try {
    parser.end(html)
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
  }
  return cleanText(text.text)
}

/** Thrown beyond `maxDepth`: what came before is kept. */
class TooDeep extends Error {}

class TextOfHtml {
  text = ''
  readonly #keepsBreaks: boolean
  /** Line breaks that are due before the next text. */
  #due = 0
  /** Line breaks of the source since the last text or tag. */
  #sourceBreaks = 0
  #depth = 0
  /** The depth of the element that is not read. */
  #unreadFrom = 0

  constructor(keepsBreaks: boolean) {
    this.#keepsBreaks = keepsBreaks
  }

  opens(name: string): void {
    this.#sourceBreaks = 0
    this.#depth += 1
    if (this.#depth > maxDepth) throw new TooDeep()
    if (unread.has(name) && this.#unreadFrom === 0) this.#unreadFrom = this.#depth
    this.#breaks(name)
    if (name === 'li') this.adds('• ')
    if (name === 'td' || name === 'th') this.adds(' ')
  }

  closes(name: string): void {
    this.#sourceBreaks = 0
    if (this.#depth === this.#unreadFrom) this.#unreadFrom = 0
    this.#depth -= 1
    if (name !== 'br') this.#breaks(name)
  }

  adds(part: string): void {
    if (this.#unreadFrom > 0) return
    for (const [index, line] of part.split('\n').entries()) {
      if (index > 0 && this.#keepsBreaks) {
        this.#sourceBreaks += 1
        this.#due = Math.max(this.#due, Math.min(2, this.#sourceBreaks))
      }
      const words = line.replace(/\s+/g, ' ')
      if (words.trim() === '') {
        if (words !== '' || index > 0) this.text += this.#due === 0 ? ' ' : ''
        continue
      }
      this.text += `${'\n'.repeat(this.#due)}${index > 0 && this.#due === 0 ? ' ' : ''}${words}`
      this.#due = 0
      this.#sourceBreaks = 0
    }
  }

  #breaks(name: string): void {
    if (paragraphs.has(name)) this.#due = 2
    else if (lines.has(name)) this.#due = Math.max(1, this.#due)
  }
}
