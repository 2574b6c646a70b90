import { isKept, type Row } from './row.ts'

const titles = ['figure', 'ours', 'reference', 'ratio', 'promise', 'kept', 'processor'] as const

/** The rows as a table in Markdown, which is as good to read in a terminal. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(cellsOf)
  const widths = titles.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

/** What does not fit into the table: unsteady rounds, and what else was seen. */
export function notesOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ figure, note, compared: { repeated, isSteady, rounds } }) => [
    ...(isSteady ? [] : [`${figure}: the machine was never at rest; the median of all ${rounds} rounds`]),
    ...(repeated > 0 ? [`${figure}: rounds repeated because the reference moved: ${repeated}`] : []),
    ...(note === undefined ? [] : [`${figure}: ${note}`]),
  ])
}

function cellsOf(row: Row): string[] {
  const { figure, reference, unit, compared, promise } = row
  return [
    figure,
    `${amount(compared.ours.value)} ${unit}`,
    `${amount(compared.reference.value)}: ${reference}`,
    compared.ratio.toFixed(2),
    promise === undefined
      ? ''
      : 'atLeast' in promise
        ? `≥ ${promise.atLeast.toFixed(2)}`
        : `≤ ${promise.atMost.toFixed(2)}`,
    promise === undefined ? '' : isKept(row) ? 'yes' : 'no',
    processorOf(row),
  ]
}

/** What the processor does for an answer, and by how much that is more than the reference. */
function processorOf({ compared: { ours, reference } }: Row): string {
  if (ours.processor === undefined || reference.processor === undefined) return ''
  const [of, by] = [ours.processor, reference.processor]
  return `${amount(of)} µs against ${amount(by)}: ${(by / of).toFixed(2)}`
}

function amount(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}
