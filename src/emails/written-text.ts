import type { Block } from './letter.ts'

const address = /^https?:\/\/\S+$/

/** What someone of the shop wrote, a paragraph between empty lines. */
export function paragraphsOf(text: string): readonly Block[] {
  return text.split(/\n{2,}/).map((paragraph) => ({ paragraph }))
}

/** The same with a little more: `# ` begins a heading, and an address that stands alone becomes a button. */
export function articleOf(text: string, button: string): readonly Block[] {
  return text.split(/\n{2,}/).map((part) => {
    if (address.test(part)) return { button, url: part }
    return part.startsWith('# ') ? { heading: part.slice(2) } : { paragraph: part }
  })
}
