import { amountIn, currencyOf } from './currency-in.ts'
import { headingKey } from './heading-key.ts'
import {
  type DecimalSign,
  type ImportChoices,
  type ImportField,
  type NumberField,
  numberFields,
} from './import-choices.ts'
import type { ImportQuestion } from './import-plan.ts'
import type { ImportTable, ImportTableRow } from './import-table.ts'
import { withoutUnit } from './measure.ts'
import { NumberColumn, type NumberReading, readStoredNumber } from './number-column.ts'

/** Reads the cells of a file as the choices say. */
export class CellReader {
  readonly table: ImportTable
  readonly choices: ImportChoices
  readonly #columns: ReadonlyMap<string, number>
  readonly #numbers = new Map<NumberField, NumberColumn>()
  readonly #headings: ReadonlyMap<string, number>

  constructor(table: ImportTable, choices: ImportChoices) {
    this.table = table
    this.choices = choices
    const isColumn = (index: unknown) => Number.isInteger(index) && Object.hasOwn(table.headings, index as number)
    this.#columns = new Map(Object.entries(choices.columns).filter(([, index]) => isColumn(index)))
    this.#headings = new Map(table.headings.map((heading, index) => [headingKey(heading), index] as const).reverse())
    for (const field of numberFields) {
      const column = this.#columns.get(field)
      if (column === undefined) continue
      const texts = table.rows.flatMap((row) =>
        row.numeric?.includes(column) ? [] : [bare(field, row.cells[column] ?? '')],
      )
      const answer = choices.decimals[field]
      this.#numbers.set(field, new NumberColumn(texts, { isWhole: field === 'stock', answer }))
    }
  }

  has(field: ImportField): boolean {
    return this.#columns.has(field)
  }

  /** The cell of a field; empty without a column. */
  text(row: ImportTableRow, field: ImportField): string {
    return row.cells[this.#columns.get(field) ?? -1] ?? ''
  }

  /** The heading of the column of a field. */
  heading(field: ImportField): string {
    return this.table.headings[this.#columns.get(field) ?? -1] ?? ''
  }

  /** The cell under the first of these headings, by their keys, that the file has. */
  textUnder(row: ImportTableRow, ...keys: readonly string[]): string {
    const found = keys.find((key) => this.#headings.has(key))
    return row.cells[this.#headings.get(found ?? '') ?? -1] ?? ''
  }

  pictures(row: ImportTableRow): readonly string[] {
    return this.choices.pictures.flatMap((index) => row.cells[index] || [])
  }

  number(row: ImportTableRow, field: NumberField): NumberReading {
    const column = this.#columns.get(field) ?? -1
    const text = row.cells[column] ?? ''
    return row.numeric?.includes(column) ? readStoredNumber(text) : this.#numbers.get(field)?.read(bare(field, text))
  }

  /** Whether the numbers of a column leave no doubt but what this answer settles. */
  isWrittenWith(field: NumberField, sign: DecimalSign): boolean {
    return this.#numbers.get(field)?.isWrittenWith(sign) ?? true
  }

  /** The code of the currency of an amount: its own, that of its row, or that of its column. */
  currency(row: ImportTableRow, field: 'price' | 'promotionalPrice' | 'priceBefore'): string | undefined {
    const ofRow = this.text(row, 'currency').trim()
    return (
      amountIn(this.text(row, field)).currency ??
      (ofRow === '' ? undefined : (currencyOf(ofRow) ?? ofRow)) ??
      currencyOf(this.heading(field))
    )
  }

  /** Asks about the columns whose numbers read two ways. */
  questions(): ImportQuestion[] {
    return [...this.#numbers].flatMap(([field, { examples }]) =>
      examples.length > 0 ? [{ kind: 'decimals' as const, field, examples }] : [],
    )
  }
}

/** Takes off what stands beside a number. */
function bare(field: NumberField, text: string): string {
  if (field === 'stock') return text.slice(0, 100).replace(/(?<=\d)\s*\p{L}+\.?\s*$/u, '')
  if (field === 'price' || field === 'promotionalPrice' || field === 'priceBefore') return amountIn(text).amount
  return withoutUnit(text)
}
