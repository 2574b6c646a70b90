import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { variantsMessages } from '#page-messages/backoffice/variants.ts'
import { formatList } from '#web/text/format.ts'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { type CellPlace, stepOfKey } from './grid-keys.ts'
import { type PasteResult, pastedCells, placePasted } from './pasted-cells.ts'
import type { TypedCells } from './typed-cells.ts'

export interface GridCell {
  readonly key: string
  /** For screen readers: what it is of. */
  readonly label: string
  /** What stands in it until something is typed. */
  readonly shown: string
  readonly error?: string | undefined
  /** Below the cell. */
  readonly note?: string | undefined
}

export interface GridRow {
  readonly key: string
  readonly heading: ReactNode
  readonly cells: readonly (GridCell | undefined)[]
}

export interface GridColumn {
  readonly key: string
  readonly heading: ReactNode
  /** Returns what a pasted text is in this column; undefined for what it cannot hold. */
  readonly read: (text: string) => string | undefined
  readonly inputMode: 'numeric' | 'decimal' | 'text'
  readonly maxLength: number
  readonly width: string
}

interface CellGridProps {
  readonly caption: string
  readonly corner: string
  readonly columns: readonly GridColumn[]
  readonly rows: readonly GridRow[]
  readonly typed: TypedCells
  readonly onType: (key: string, text: string, shown: string) => void
}

/**
 * A table of text fields, in which keys move and cells are pasted as in a spreadsheet. Each cell is sent as the three
 * fields `cell`, `typed` and `seen`. The first column stays in view while the table scrolls.
 */
export function CellGrid({ caption, corner, columns, rows, typed, onType }: CellGridProps) {
  const [pasted, setPasted] = useState<PasteResult<GridCell>>()
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const from = placeOf(event.target)
    const cells = pastedCells(event.clipboardData.getData('text/plain'))
    if (!from || !cells) return
    event.preventDefault()
    const cellAt = ({ row, column }: CellPlace) => rows[row]?.cells[column]
    const result = placePasted(cells, from, cellAt, (text, { column }) => columns[column]?.read(text))
    for (const [{ key, shown }, text] of result.filled) onType(key, text, shown)
    setPasted(result)
  }
  return (
    <>
      <div className="relative -mx-1 mt-3 scroll-ps-32 overflow-x-auto px-1">
        <table className="border-separate border-spacing-0 text-sm" onKeyDown={moveByKey} onPaste={paste}>
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="text-ink-soft">
              <th scope="col" className={`${stickyCell} pb-1 text-start font-normal`}>
                {corner}
              </th>
              {columns.map(({ key, heading, width }) => (
                <th
                  key={key}
                  scope="col"
                  className={`wrap-anywhere px-0.5 pb-1 align-bottom font-normal text-xs ${width}`}
                >
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, heading, cells }, row) => (
              <tr key={key}>
                <th
                  scope="row"
                  className={`${stickyCell} min-w-20 max-w-32 py-1 text-start font-semibold leading-tight`}
                >
                  {heading}
                </th>
                {cells.map((cell, column) => {
                  const { key = '', ...rest } = columns[column] ?? {}
                  return (
                    <td key={key} className="p-1 text-center align-top">
                      {cell ? (
                        <Cell {...{ cell, row, column, typed, onType }} {...rest} />
                      ) : (
                        <span className="flex min-h-11 items-center justify-center text-ink-soft">
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{variantsMessages.grid.missing}</span>
                        </span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <LiveRegion className="mt-2 text-sm">{pasted && <PasteReport result={pasted} />}</LiveRegion>
    </>
  )
}

/** Says what keys and the clipboard do, where there is a keyboard and script. */
export function GridHint() {
  return (
    <p className="mt-1 text-ink-soft text-sm noscript:hidden pointer-coarse:hidden">{variantsMessages.grid.keys}</p>
  )
}

const stickyCell = 'sticky start-0 z-10 bg-white ps-1 pe-2'

interface CellProps
  extends CellPlace,
    Pick<CellGridProps, 'typed' | 'onType'>,
    Partial<Pick<GridColumn, 'inputMode' | 'maxLength' | 'width'>> {
  readonly cell: GridCell
}

function Cell({ cell, row, column, typed, onType, inputMode, maxLength, width = '' }: CellProps) {
  const { key, label, shown, error, note } = cell
  const noteId = useId()
  const { text = shown, seen = shown } = typed.get(key) ?? {}
  return (
    <>
      <input type="hidden" name="cell" value={key} />
      <input type="hidden" name="seen" value={seen} />
      <input
        name="typed"
        data-row={row}
        data-column={column}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || note ? noteId : undefined}
        inputMode={inputMode}
        enterKeyHint="next"
        autoComplete="off"
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => onType(key, target.value, shown)}
        onFocus={({ target }) => target.select()}
        className={`min-h-11 rounded-lg border border-ink/25 px-2 text-center text-base tabular-nums focus:border-door aria-invalid:border-clay ${width} ${text === seen ? 'bg-white' : 'bg-saffron/15'}`}
      />
      {(error || note) && (
        <p id={noteId} className={`mx-auto text-xs leading-tight ${width} ${error ? 'text-clay' : 'text-ink-soft'}`}>
          {error ?? note}
        </p>
      )}
    </>
  )
}

/** Says what was pasted, and what was not. */
function PasteReport({ result: { filled, unreadable, beyond } }: { readonly result: PasteResult<GridCell> }) {
  const { grid } = variantsMessages
  return (
    <>
      <p>{grid.pasted(filled.size)}</p>
      {unreadable.length > 0 && <p className="text-clay">{grid.unreadable(listOf(unreadable))}</p>}
      {beyond.length > 0 && <p className="text-clay">{grid.beyond(listOf(beyond))}</p>}
    </>
  )
}

const maxListedTexts = 8

function listOf(texts: readonly string[]): string {
  const more = texts.length - maxListedTexts
  return formatList([...texts.slice(0, maxListedTexts), ...(more > 0 ? [variantsMessages.grid.andMore(more)] : [])])
}

function placeOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return undefined
  return { row: Number(target.dataset.row), column: Number(target.dataset.column) }
}

/** Moves to the next field in the direction of the key; after the last row Enter goes to the button that saves. */
function moveByKey(event: KeyboardEvent<HTMLTableElement>): void {
  const { target: field, currentTarget: table, key } = event
  const place = placeOf(field)
  // Enter also ends the composition of a text.
  if (!place || !(field instanceof HTMLInputElement) || event.nativeEvent.isComposing) return
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const [start, end, length] = [field.selectionStart, field.selectionEnd, field.value.length]
  const isWhole = start === 0 && end === length
  const cursor = { isAtStart: isWhole || end === 0, isAtEnd: isWhole || start === length }
  const step = stepOfKey(key, cursor, getComputedStyle(table).direction === 'rtl')
  if (!step) return
  event.preventDefault()
  const next = nextField(table, place, step)
  if (next) next.focus()
  else if (key === 'Enter') field.form?.querySelector<HTMLElement>('[type=submit]')?.focus()
}

/** Combinations that are not offered have no field, and are passed over. */
function nextField(table: HTMLTableElement, from: CellPlace, step: CellPlace): HTMLInputElement | undefined {
  const { length: rows = 0 } = table.tBodies[0]?.rows ?? []
  const columns = table.rows[0]?.cells.length ?? 0
  for (
    let [row, column] = [from.row + step.row, from.column + step.column];
    row >= 0 && row < rows && column >= 0 && column < columns;
    row += step.row, column += step.column
  ) {
    const field = table.querySelector<HTMLInputElement>(`[data-row="${row}"][data-column="${column}"]`)
    if (field) return field
  }
  return undefined
}
