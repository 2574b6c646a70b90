import type { Block, WrittenIn } from './email-content.ts'

const urlAlone = /^https?:\/\/\S+$/

/** Splits text of an operator, in whatever language, into paragraphs at empty lines. */
export function paragraphBlocks(text: string): readonly Block[] {
  return text.split(/\n{2,}/).map((paragraph) => ({ paragraph, language: 'unknown' }))
}

/** As `paragraphBlocks`; also, `# ` begins a heading, and a URL alone in its paragraph becomes a button. */
export function articleBlocks(text: string, button: string, language: WrittenIn = 'unknown'): readonly Block[] {
  return text.split(/\n{2,}/).map((part) => {
    if (urlAlone.test(part)) return { button, url: part }
    return part.startsWith('# ') ? { heading: part.slice(2), language } : { paragraph: part, language }
  })
}
