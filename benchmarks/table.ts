import { meetsTarget, type Row } from './row.ts'

const titles = ['figure', 'ours', 'reference', 'ratio', 'target', 'met', 'CPU'] as const

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map(cellsOf)
  const widths = titles.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  return [line(titles), line(widths.map((width) => '-'.repeat(width))), ...cells.map(line)].join('\n')
}

/** Notes below the table: unsteady rounds and other observations. */
export function notesOf(rows: readonly Row[]): string[] {
  return rows.flatMap(({ figure, note, compared: { repeated, isSteady, rounds } }) => [
    ...(isSteady ? [] : [`${figure}: the machine was not idle; the median of all ${rounds} rounds`]),
    ...(repeated > 0 ? [`${figure}: rounds repeated because the reference drifted: ${repeated}`] : []),
    ...(note === undefined ? [] : [`${figure}: ${note}`]),
  ])
}

function cellsOf(row: Row): string[] {
  const { figure, reference, unit, compared, target } = row
  return [
    figure,
    `${amount(compared.ours.value)} ${unit}`,
    `${amount(compared.reference.value)}: ${reference}`,
    compared.ratio.toFixed(2),
    target === undefined
      ? ''
      : 'atLeast' in target
        ? `≥ ${target.atLeast.toFixed(2)}`
        : `≤ ${target.atMost.toFixed(2)}`,
    target === undefined ? '' : meetsTarget(row) ? 'yes' : 'no',
    cpuCellOf(row),
  ]
}

/** CPU time for a response, and how much less than the reference. */
function cpuCellOf({ compared: { ours, reference } }: Row): string {
  if (ours.cpu === undefined || reference.cpu === undefined) return ''
  const [of, by] = [ours.cpu, reference.cpu]
  return `${amount(of)} µs against ${amount(by)}: ${(by / of).toFixed(2)}`
}

function amount(value: number): string {
  return value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}
