import type { Block, EmailContent } from './email-content.ts'

const lineWidth = 64

/** Renders an email as plain text, with everything the HTML says. */
export function renderText({ heading, blocks }: EmailContent, footer: readonly string[]): string {
  const parts = [underlined(heading, '='), ...blocks.map(textOf), ['-- ', ...footer].join('\n')]
  return `${parts.join('\n\n')}\n`
}

function textOf(block: Block): string {
  if ('paragraph' in block)
    return block.paragraph
      .split('\n')
      .map((line) => wrapped(line))
      .join('\n')
  if ('heading' in block) return underlined(block.heading, '-')
  if ('quote' in block) return wrapped(block.quote, '> ')
  if ('list' in block) return block.list.map((item) => wrapped(item, '  ').replace(/^ {2}/, '- ')).join('\n')
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('bill' in block) {
    const lines = block.bill.flatMap(({ text, choice, amount }) => [
      row(text, amount),
      ...(choice ? [`  ${choice}`] : []),
    ])
    return [...lines, '-'.repeat(lineWidth), ...block.sums.map(([name, amount]) => row(name, amount))].join('\n')
  }
  if ('button' in block) return `${block.button}:\n${block.url}`
  return block.link
    ? `${wrapped(block.smallPrint)}\n\n${block.link.text}:\n${block.link.url}`
    : wrapped(block.smallPrint)
}

function row(name: string, amount: string): string {
  return `${name} ${' '.repeat(Math.max(0, lineWidth - 1 - name.length - amount.length))}${amount}`
}

function underlined(text: string, line: string): string {
  return `${text}\n${line.repeat(text.length)}`
}

function wrapped(text: string, indent = ''): string {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= lineWidth) lines.push(indent + word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines.join('\n')
}
