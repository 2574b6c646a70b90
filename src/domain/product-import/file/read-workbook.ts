import { SaxesParser } from 'saxes'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { type ImportTableRow, maxImportColumns } from './import-table.ts'
import { RefusedFile } from './refused-file.ts'
import { RowCollector } from './row-collector.ts'

const maxEntries = 5000
/** Of all that is read: a small file can hold gigabytes of one letter. */
const maxInflatedBytes = 256 * 1024 * 1024
const maxSharedTexts = 1_000_000
const maxDepth = 50

/** Reads the rows of the first visible sheet of an XLSX workbook. Throws RefusedFile. */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly ImportTableRow[]> {
  try {
    const workbook = await openWorkbook(bytes)
    const { sheet, texts } = await findSheet(workbook)
    return await readSheet(workbook, sheet, texts ? await readSharedTexts(workbook, texts) : [])
  } catch (error) {
    if (error instanceof RefusedFile) throw error
    // Whatever else the ZIP archive or the XML has is a fault of the file.
    throw new RefusedFile('damaged')
  }
}

interface Workbook {
  readonly zip: ZipFile
  readonly entries: ReadonlyMap<string, Entry>
  inflatedBytes: number
}

async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (zip.entryCount > maxEntries) throw new RefusedFile('too-large')
  const entries = new Map<string, Entry>()
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
  return { zip, entries, inflatedBytes: 0 }
}

/** Returns where the sheet and the texts that its cells share are in the archive. */
async function findSheet(workbook: Workbook): Promise<{ readonly sheet: string; readonly texts: string | undefined }> {
  if (!workbook.entries.has('xl/workbook.xml')) throw new RefusedFile('other-workbook')
  const sheets: { readonly id: string | undefined; readonly isHidden: boolean }[] = []
  await readXml(workbook, 'xl/workbook.xml', {
    opens: (name, attributes) => {
      if (name !== 'sheet') return
      const id = Object.entries(attributes).find(([name]) => localName(name) === 'id')?.[1]
      sheets.push({ id, isHidden: (attributes.state ?? 'visible') !== 'visible' })
    },
  })
  const targets = new Map<string | undefined, string>()
  let texts: string | undefined
  await readXml(workbook, 'xl/_rels/workbook.xml.rels', {
    opens: (name, { Id, Target = '', Type = '' }) => {
      if (name !== 'Relationship') return
      const target = Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`
      targets.set(Id, target)
      if (Type.endsWith('/sharedStrings')) texts = target
    },
  })
  const sheet = targets.get((sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.id)
  if (!sheet) throw new RefusedFile('damaged')
  return { sheet, texts }
}

async function readSharedTexts(workbook: Workbook, file: string): Promise<readonly string[]> {
  const texts: string[] = []
  let text = ''
  let phonetic = 0
  await readXml(workbook, file, {
    opens: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') phonetic += 1
    },
    text: (part, name) => {
      if (name === 't' && phonetic === 0) text += part
    },
    closes: (name) => {
      if (name === 'rPh') phonetic -= 1
      if (name !== 'si') return
      if (texts.length >= maxSharedTexts) throw new RefusedFile('too-large')
      texts.push(unescapeText(text))
    },
  })
  return texts
}

async function readSheet(
  workbook: Workbook,
  file: string,
  shared: readonly string[],
): Promise<readonly ImportTableRow[]> {
  const rows = new RowCollector()
  let line = 0
  let cells: string[] = []
  let numeric: number[] = []
  let column = -1
  let cell = { type: 'n', value: '', text: '' }
  await readXml(workbook, file, {
    opens: (name, { r, t = 'n' }) => {
      if (name === 'row') {
        line = lineOf(r, line)
        column = -1
        cells = []
        numeric = []
      } else if (name === 'c') {
        column = r === undefined ? column + 1 : columnOf(r)
        cell = { type: t, value: '', text: '' }
      }
    },
    // Of a formula, the value that was computed last; its text is never looked at.
    text: (part, name) => {
      if (name === 'v') cell.value += part
      else if (name === 't') cell.text += part
    },
    closes: (name) => {
      if (name === 'row') rows.add({ line, cells, numeric })
      if (name !== 'c') return
      const text = textOfCell(cell, shared)
      if (text === '') return
      if (column >= maxImportColumns) throw new RefusedFile('too-many-columns')
      while (cells.length < column) cells.push('')
      cells[column] = text
      if (cell.type === 'n') numeric.push(column)
    },
  })
  return rows.rows
}

function textOfCell({ type, value, text }: { type: string; value: string; text: string }, shared: readonly string[]) {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr') return unescapeText(text)
  if (type === 'str') return unescapeText(value)
  // An error, such as #REF!.
  if (type === 'e') return ''
  return type === 'n' ? decimalOf(value) : value
}

/** Returns a stored number as people write it: of 15 digits, as spreadsheets compute, and without an exponent. */
function decimalOf(value: string): string {
  const number = Number(Number(value).toPrecision(15))
  if (value.trim() === '' || !Number.isFinite(number)) return value
  const plain = String(number)
  return plain.includes('e') ? value : plain
}

/** As many as spreadsheets have. */
const maxLine = 1_048_576

/** Returns the number of a row: what it says itself, unless that is none that can follow the one before. */
function lineOf(said: string | undefined, before: number): number {
  const line = Number(said)
  return Number.isInteger(line) && line > before && line <= maxLine ? line : before + 1
}

/** Returns the index of the column of a cell: 27 for `AB7`. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) throw new RefusedFile('damaged')
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}

/** Characters that XML cannot have are written as `_x000D_`. */
function unescapeText(text: string): string {
  return text.includes('_x')
    ? text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text
}

interface XmlReader {
  readonly opens: (name: string, attributes: Readonly<Record<string, string>>) => void
  /** `name` is that of the element which has the text. */
  readonly text?: (part: string, name: string) => void
  readonly closes?: (name: string) => void
}

/**
 * Reads a file of the workbook. Names come without their prefix, which some programs write. The parser knows the five
 * entities of XML only: one that the file declares is an error.
 */
async function readXml(workbook: Workbook, file: string, { opens, text, closes }: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false } as const)
  const open: string[] = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => {
    const name = localName(tag.name)
    if (open.push(name) > maxDepth) throw new RefusedFile('damaged')
    opens(name, tag.attributes)
  })
  if (text) parser.on('text', (part) => text(part, open.at(-1) ?? ''))
  parser.on('closetag', () => {
    const name = open.pop() ?? ''
    closes?.(name)
  })
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for await (const chunk of inflate(workbook, file)) parser.write(decoder.decode(chunk, { stream: true }))
  parser.write(decoder.decode()).close()
}

async function* inflate(workbook: Workbook, file: string): AsyncGenerator<Uint8Array> {
  const entry = workbook.entries.get(file)
  if (!entry) throw new RefusedFile('damaged')
  if (entry.isEncrypted()) throw new RefusedFile('encrypted')
  // The archive is read no further than it says: yauzl stops at an entry that inflates to more.
  workbook.inflatedBytes += entry.uncompressedSize
  if (workbook.inflatedBytes > maxInflatedBytes) throw new RefusedFile('too-large')
  // Leaving the loop by an error destroys the stream.
  yield* (await workbook.zip.openReadStreamPromise(entry)) as AsyncIterable<Uint8Array>
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
