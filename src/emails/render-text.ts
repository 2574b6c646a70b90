import { directionOf, type Locale } from '#domain/locale.ts'
import { isolate } from '#messages/isolate.ts'
import type { Block, EmailContent, WrittenIn } from './email-content.ts'
import { emailMessagesIn } from './email-messages.ts'
import { withoutLanguageTags } from './local-text.ts'

const lineWidth = 64

/** Renders an email as plain text, with everything the HTML says. */
export function renderText(email: EmailContent, footer: readonly string[]): string {
  const { locale, heading, headingLanguage, blocks } = email
  const directed = (text: string, language?: WrittenIn) =>
    directionOf(!language || language === 'unknown' ? locale : language) === 'rtl' ? rightToLeft(text) : text
  const parts = [
    directed(underlined(heading, '='), headingLanguage),
    ...blocks.map((block) => directed(textOf(block, locale), 'language' in block ? block.language : undefined)),
    directed(['-- ', ...footer].join('\n')),
  ]
  return withoutLanguageTags(`${parts.join('\n\n')}\n`)
}

/**
 * Begins each line of words with a right-to-left mark: a mail program takes the direction of a line from its first
 * letter, and names or prices may come first. Links, quotes and the line above the signature have to begin as they do.
 */
function rightToLeft(text: string): string {
  return text.replace(/^(?!https?:|> )(?=.*[\p{L}\p{N}])/gmu, '\u200f')
}

function textOf(block: Block, locale: Locale): string {
  const { labelled, aboveLink } = emailMessagesIn(locale)
  if ('paragraph' in block)
    return block.paragraph
      .split('\n')
      .map((line) => wrapped(line))
      .join('\n')
  if ('heading' in block) return underlined(block.heading, '-')
  if ('quote' in block) return wrapped(block.quote, '> ')
  if ('list' in block) return block.list.map((item) => wrapped(item, '  ').replace(/^ {2}/, '- ')).join('\n')
  if ('facts' in block) return block.facts.map(([name, value]) => labelled(name, value)).join('\n')
  if ('bill' in block) {
    const direction = directionOf(locale)
    const lines = block.bill.flatMap(({ text, choice, amount }) => [
      row(text, isolate(direction, amount)),
      ...(choice ? [`  ${choice}`] : []),
    ])
    const sums = block.sums.map(([name, amount]) => row(name, isolate(direction, amount)))
    return [...lines, '-'.repeat(lineWidth), ...sums].join('\n')
  }
  if ('button' in block) return `${aboveLink(block.button)}\n${block.url}`
  return block.link
    ? `${wrapped(block.smallPrint)}\n\n${aboveLink(block.link.text)}\n${block.link.url}`
    : wrapped(block.smallPrint)
}

function row(name: string, amount: string): string {
  return `${name} ${' '.repeat(Math.max(0, lineWidth - 1 - widthOf(name) - widthOf(amount)))}${amount}`
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(widthOf(text))}`
}

function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || widthOf(last) + widthOf(word) >= lineWidth) lines.push(indent + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}

/** In characters, without the marks of the text's direction. */
function widthOf(text: string): number {
  return text.replace(/\p{Cf}/gu, '').length
}
