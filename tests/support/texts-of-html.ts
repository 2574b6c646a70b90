import type { PageTexts } from '#tests/browser/support/page-texts.ts'

/** An open element, with what it says about the text inside. */
interface Open {
  readonly tag: string
  /** Its text is marked as that of another language. */
  readonly isForeign: boolean
  /** Its text has a direction of its own, or is typed. */
  readonly isDirected: boolean
  readonly isInert: boolean
}

const voidTags = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])
/** Its style decides whether a span is in the line, so its text is read both ways. */
const inlineTags = new Set(
  'a abbr b bdi bdo br cite code data em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
)
const readAttributes = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']

const piece = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+/g

/**
 * Reads a page as `readTexts` does in a browser without script. Nothing is laid out, so it is as wide as its window.
 */
export function textsOfHtml(html: string): PageTexts {
  const root = attributesOf(/<html([^>]*)>/.exec(html)?.[1] ?? '')
  const attributes: string[] = []
  const [marked, undirected] = [new Blocks(), new Blocks()]
  const open: Open[] = [{ tag: 'body', isForeign: false, isDirected: false, isInert: false }]
  const bodyStart = html.indexOf('<body')

  for (const [text, unread, end, name = '', rest = ''] of html.slice(bodyStart).matchAll(piece)) {
    if (text.startsWith('<!--') || unread) continue
    const tag = name.toLowerCase()
    const inside = open.at(-1) as Open
    if (!tag) {
      marked.add(text, inside.isForeign)
      undirected.add(text, inside.isForeign || inside.isDirected)
      continue
    }
    for (const blocks of [marked, undirected]) blocks.border(inlineTags.has(tag))
    if (end) {
      const place = open.findLastIndex((element) => element.tag === tag)
      if (place > 0) open.length = place
      continue
    }
    const own = attributesOf(rest)
    const element = {
      tag,
      isForeign: own.lang === undefined ? inside.isForeign : own.lang !== root.lang,
      isDirected: inside.isDirected || tag === 'bdi' || tag === 'textarea' || own.dir !== undefined,
      isInert: inside.isInert || own.inert !== undefined,
    }
    if (!element.isForeign && !element.isInert)
      for (const name of readAttributes) if (own[name]) attributes.push(own[name])
    if (!voidTags.has(tag) && !rest.endsWith('/')) open.push(element)
  }
  const head = html.slice(0, bodyStart)
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1]
  const title = /<title[^>]*>([^<]*)/.exec(head)?.[1]
  return {
    ...{ lang: root.lang ?? '', dir: root.dir ?? '', overflow: 0 },
    blocks: marked.texts(),
    attributes: [...[title, description].flatMap((text) => (text ? [unescaped(text)] : [])), ...attributes],
    undirected: undirected.texts(),
  }
}

/** The texts between elements that break the line, and those between any two elements. */
class Blocks {
  readonly #texts = new Set<string>()
  #line = ''
  #part = ''

  add(text: string, isSkipped: boolean): void {
    const added = isSkipped ? '§' : unescaped(text).replaceAll(/\s+/g, ' ')
    this.#line += added
    this.#part += added
  }

  border(isInline: boolean): void {
    this.#keep(this.#part)
    this.#part = ''
    if (isInline) return
    this.#keep(this.#line)
    this.#line = ''
  }

  texts(): string[] {
    this.border(false)
    return [...this.#texts]
  }

  #keep(text: string): void {
    const kept = text.trim()
    if (kept !== '' && kept !== '§') this.#texts.add(kept)
  }
}

function attributesOf(text: string): Record<string, string | undefined> {
  const pairs = text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)
  return Object.fromEntries(Array.from(pairs, ([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]))
}

/** The entities that React writes. */
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)
}
