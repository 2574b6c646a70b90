import type { Page } from '@playwright/test'

/** What a page says, as far as it does not mark it as another language than its own. */
export interface PageTexts {
  readonly lang: string
  readonly dir: string
  /** The text of each line or block, with `§` for what is marked. */
  readonly blocks: readonly string[]
  /** Labels, titles, alt texts and placeholders; the title and the description of the document. */
  readonly attributes: readonly string[]
  /**
   * The blocks without what stands in a field or in an element with a direction of its own, such as names and
   * addresses.
   */
  readonly undirected: readonly string[]
  /** By how many pixels the page can be scrolled sideways. */
  readonly overflow: number
}

export function readTexts(page: Page): Promise<PageTexts> {
  return page.evaluate(() => {
    const root = document.documentElement
    const unread = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'LINK', 'META'])
    // With script it contains its code.
    if (matchMedia('(scripting: enabled)').matches) unread.add('NOSCRIPT')
    const attributes: string[] = []
    const isOfOtherLanguage = (element: Element) =>
      element !== root && element.hasAttribute('lang') && element.getAttribute('lang') !== root.lang

    const textOf = (node: Node, skips: (element: Element) => boolean): string => {
      if (node.nodeType === Node.TEXT_NODE) return (node.nodeValue ?? '').replace(/\s+/g, ' ')
      if (!(node instanceof Element) || unread.has(node.tagName)) return ''
      if (skips(node)) return '§'
      const text = Array.from(node.childNodes, (child) => textOf(child, skips)).join('')
      const isInline = node instanceof HTMLElement && getComputedStyle(node).display === 'inline'
      return isInline ? text : `\n${text}\n`
    }
    const blocksOf = (skips: (element: Element) => boolean) =>
      textOf(document.body, skips)
        .split('\n')
        .map((block) => block.trim())
        .filter((block) => block !== '' && block !== '§')

    for (const element of document.body.querySelectorAll('*')) {
      const marked = element.closest('[lang]')
      // Nobody reads the attributes of what is inert.
      if ((marked && isOfOtherLanguage(marked)) || element.closest('[inert]')) continue
      for (const name of ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'alt', 'placeholder']) {
        const text = element.getAttribute(name)
        if (text) attributes.push(text)
      }
    }
    const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content
    return {
      lang: root.lang,
      dir: root.dir,
      blocks: blocksOf(isOfOtherLanguage),
      attributes: [document.title, ...(description ? [description] : []), ...attributes],
      undirected: blocksOf(
        (element) => isOfOtherLanguage(element) || (element !== root && element.matches('bdi, [dir], textarea')),
      ),
      overflow: root.scrollWidth - root.clientWidth,
    }
  })
}
