import { createHash } from 'node:crypto'
import { guessChoices, rememberedChoices } from './file/guess-choices.ts'
import type { ImportPlan, PlannedPiece, RefusedRows } from './file/import-plan.ts'
import type { ImportTable } from './file/import-table.ts'
import { planImport } from './file/plan-import.ts'
import { readImportFile } from './file/read-import-file.ts'
import type { FileToPlan, PlannedFile, PlannedRow } from './plan-import-file.ts'
import type { FileColumn, FileContents, ImportPicture } from './product-import.ts'

/** Reads a file and says what would come of it. Runs in the thread that a file has to itself. */
export async function planFile({ bytes, choices, remembered, shop }: FileToPlan): Promise<PlannedFile> {
  const reading = await readImportFile(bytes)
  if (reading.outcome === 'refused') return reading
  const { table } = reading
  const headingsHash = hashOf(table.headings)
  const chosen = choices ?? guessChoices(table, shop, remembered[headingsHash])
  const plan = planImport(table, chosen, shop)
  return {
    ...{ outcome: 'planned', headingsHash, choices: chosen },
    contents: contentsOf(table, plan),
    remembered: rememberedChoices(table, chosen),
    rows: [...plan.pieces.map(plannedRow), ...refusedRows(table, plan.refused)],
  }
}

/** The heading of the reasons in a file of refused rows: `why` of `productImportMessages`, in each language. */
const reasonHeadings: readonly string[] = ['why', 'pourquoi', 'السبب']

/** In any order of the headings. A corrected file of refused rows is known by those that it had at first. */
function hashOf(headings: readonly string[]): string {
  const own = headings.filter((heading) => !reasonHeadings.includes(heading))
  return createHash('sha256').update(JSON.stringify(own.toSorted())).digest('hex')
}

function contentsOf(table: ImportTable, { pieces, refused, questions, categories, waiting }: ImportPlan): FileContents {
  const sum = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
  return {
    ...{ source: table.source, questions, categories, waiting },
    columns: table.headings.map((heading, index) => columnOf(table, heading, index)),
    pieces: pieces.length,
    variants: sum(pieces.map(variantsOf)),
    pictures: sum(pieces.map(({ pictures }) => pictures.length)),
    refusedRows: sum(refused.map(({ lines }) => lines.length)),
    ...pricesOf(pieces),
  }
}

/** Shown before anything is added: a price that is a thousand times too high stands out. */
function pricesOf(pieces: readonly PlannedPiece[]): Pick<FileContents, 'prices'> {
  const prices = pieces.flatMap(({ product: { regularPrice, sizes } }) => [
    regularPrice,
    ...sizes.flatMap(({ price }) => price ?? []),
  ])
  const sorted = prices.sort((a, b) => a - b)
  const [lowest, highest] = [sorted[0], sorted.at(-1)]
  return lowest === undefined || highest === undefined ? {} : { prices: { lowest, highest } }
}

function variantsOf({ product: { sizes, colors } }: PlannedPiece): number {
  const isByColor = sizes.some(({ stockByColor }) => stockByColor !== undefined)
  return sizes.length * (isByColor ? colors.length : 1)
}

const maxSamples = 3
/** In characters, of headings and samples that people see. */
const maxShownText = 80
/** Where further values of a column are looked for, in rows. */
const maxSampledRows = 200

/** With the first different values of a column. */
function columnOf({ rows }: ImportTable, heading: string, index: number): FileColumn {
  const samples = new Set<string>()
  for (const { cells } of rows.slice(0, maxSampledRows)) {
    const sample = cells[index]?.trim().slice(0, maxShownText)
    if (sample) samples.add(sample.toWellFormed())
    if (samples.size === maxSamples) break
  }
  return { heading: heading.slice(0, maxShownText).toWellFormed(), samples: [...samples] }
}

function plannedRow({ key, lines, product, pictures, notes }: PlannedPiece): PlannedRow {
  return {
    ...{ state: 'planned', key, lines: [...lines], name: product.name, draft: JSON.stringify(product) },
    pictures: JSON.stringify(pictures satisfies readonly ImportPicture[]),
    ...{ remarks: JSON.stringify(notes), cells: null },
  }
}

function refusedRows({ rows }: ImportTable, refused: readonly RefusedRows[]): PlannedRow[] {
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  return refused.map(({ lines, name, reasons }) => ({
    ...{ state: 'refused', key: null, lines: [...lines], name, draft: null, pictures: '[]' },
    ...{ remarks: JSON.stringify(reasons), cells: JSON.stringify(lines.map((line) => cellsOf.get(line) ?? [])) },
  }))
}
