import { maxAltLength } from '#domain/catalog/product-texts.ts'
import { maxPhotosOfPiece } from '#domain/catalog/store-limits.ts'
import { cutText } from '#domain/cut-text.ts'
import { emptyValues } from '#domain/fields/field.ts'
import { type ProductText, productFields } from '#domain/fields/product-fields.ts'
import { locales } from '#domain/locale.ts'
import { cleanLine, comparableName } from '#domain/text.ts'
import { type Translations, tidyTranslations } from '#domain/translations.ts'
import { parseDay, type TunisDay } from '#domain/tunis-day.ts'
import { CategoryMap } from './category-map.ts'
import { CellReader } from './cell-reader.ts'
import { groupRows } from './group-rows.ts'
import { htmlToText } from './html-to-text.ts'
import type { ImportChoices, ImportShop } from './import-choices.ts'
import type { ImportPlan, ImportQuestion, PlannedPicture, PlannedPiece, RefusedRows } from './import-plan.ts'
import type { ImportTable } from './import-table.ts'
import { measureIn } from './measure.ts'
import { addressesIn, isPictureAddress } from './picture-addresses.ts'
import { PieceFindings, shownText } from './piece-findings.ts'
import type { PieceRows } from './piece-rows.ts'
import { type PlannedVariants, planVariants } from './plan-variants.ts'

/** Plans an import: the same file and choices give the same plan, in time that is linear in the file. */
export function planImport(table: ImportTable, choices: ImportChoices, shop: ImportShop): ImportPlan {
  const reader = new CellReader(table, choices)
  const missing = (['name', 'price'] as const).filter((field) => !reader.has(field))
  if (missing.length > 0) {
    const questions = missing.map((field) => ({ kind: 'column' as const, field }))
    return { pieces: [], refused: [], questions, waiting: table.rows.length, categories: [] }
  }
  const categories = new CategoryMap(choices, shop)
  const keys = new Set<string>()
  const [pieces, refused]: [PlannedPiece[], RefusedRows[]] = [[], []]
  let waiting = 0
  for (const rows of groupRows(reader)) {
    const planned = planPiece(reader, rows, categories, keys)
    if (planned === 'waiting') waiting += 1
    else if ('reasons' in planned) refused.push(planned)
    else pieces.push(planned)
  }
  refused.sort((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0))
  const found = categories.all()
  return { pieces, refused, questions: questionsOf(reader, found), waiting, categories: found }
}

function questionsOf(reader: CellReader, categories: ImportPlan['categories']): ImportQuestion[] {
  const { table, choices } = reader
  const isUnknown = (row: ImportTable['rows'][number]) =>
    reader.text(row, 'price').trim() !== '' && reader.currency(row, 'price') === undefined
  return [
    ...(choices.currency === undefined && table.rows.some(isUnknown) ? [{ kind: 'currency' as const }] : []),
    ...reader.questions(),
    ...categories.flatMap(({ name, count, category }) =>
      category === undefined ? [{ kind: 'category' as const, name, count }] : [],
    ),
  ]
}

function planPiece(
  reader: CellReader,
  rows: PieceRows,
  categories: CategoryMap,
  keys: Set<string>,
): PlannedPiece | RefusedRows | 'waiting' {
  const findings = new PieceFindings()
  const lines = rows.rows.map(({ line }) => line)
  const refusedAs = (reasons: RefusedRows['reasons']) => ({ lines, name: shownText(name), reasons })
  const name = lineOf(reader.text(rows.main, 'name'), 'name', findings)
  // Its other cells say nothing.
  if (rows.refusal) {
    const { kind, text } = rows.refusal
    findings.refuse(kind, undefined, text)
    return refusedAs(findings.reasons)
  }
  if (name === '') findings.refuse('name-missing', 'name')
  for (const { cells } of rows.rows) {
    const moved = cells.slice(reader.table.headings.length).find((cell) => cell.trim() !== '')
    if (moved !== undefined) findings.refuse('cells-moved', undefined, moved)
  }
  const variants = planVariants(reader, rows, findings)
  if (findings.reasons.length > 0) return refusedAs(findings.reasons)
  const category = categories.find(reader.text(rows.main, 'category'))
  if (category === '') findings.refuse('category-left-out', 'category', reader.text(rows.main, 'category'))
  else if (keys.has(rows.key)) findings.refuse('repeated', undefined, name)
  if (findings.reasons.length > 0) return refusedAs(findings.reasons)
  keys.add(rows.key)
  if (!variants || !category) return 'waiting'
  return {
    ...{ key: rows.key, lines },
    product: {
      ...emptyValues(productFields),
      ...{ name, category, model: modelOf(reader, rows, findings) },
      ...textsOf(reader, rows, variants, findings),
      ...{ regularPrice: variants.regularPrice, sizes: variants.sizes, colors: variants.colors },
      ...promotionOf(reader, rows, variants, findings),
      ...measuresOf(reader, rows, findings),
    },
    pictures: picturesOf(rows, variants, findings),
    notes: findings.notes,
  }
}

/** Returns a text of one line as the shop has it; names of programs have entities too. */
function lineOf(cell: string, field: 'name' | 'model' | 'mainColor', findings: PieceFindings): string {
  const text = cleanLine(htmlToText(cell.slice(0, 2000)))
  const cut = cutText(text, productFields[field].maxLength).trim()
  if (cut !== text) findings.note('text-cut', field)
  return cut
}

/** The model of a piece is that of all its rows, unless each variant has its own. */
function modelOf(reader: CellReader, { main, variants }: PieceRows, findings: PieceFindings): string {
  const isParent = !variants.some(({ row }) => row === main)
  const models = new Set(isParent ? [reader.text(main, 'model')] : variants.map(({ row }) => reader.text(row, 'model')))
  const [model = '', ...others] = [...models].filter((text) => text.trim() !== '')
  return others.length > 0 || model.includes(',') ? '' : lineOf(model, 'model', findings)
}

function textsOf(reader: CellReader, rows: PieceRows, { onlyColor }: PlannedVariants, findings: PieceFindings) {
  const { locale } = reader.choices
  const { main } = rows
  const keepsBreaks = reader.table.source === 'woocommerce'
  const paragraphs = (cell: string, field: 'description' | `description.${(typeof locales)[number]}`) => {
    const text = htmlToText(cell, { keepsBreaks })
    const cut = cutText(text, productFields.description.maxLength).trim()
    if (cut !== text) findings.note('text-cut', field)
    return cut
  }
  const color = reader.text(main, 'mainColor') || rows.mainColor || onlyColor?.name || ''
  const translations = locales.map((language): [string, Partial<Record<ProductText, string>>] => [
    language,
    {
      name: lineOf(reader.text(main, `name.${language}`), 'name', findings),
      description: paragraphs(reader.text(main, `description.${language}`), `description.${language}`),
      mainColor: lineOf(
        reader.text(main, `mainColor.${language}`) || onlyColor?.translations?.[language]?.name || '',
        'mainColor',
        findings,
      ),
    },
  ])
  return {
    locale,
    description: paragraphs(rows.description ?? reader.text(main, 'description'), 'description'),
    mainColor: lineOf(color, 'mainColor', findings),
    translations: tidyTranslations(Object.fromEntries(translations) as Translations<ProductText>, locale),
  }
}

/** A promotion whose days cannot be read would apply always. */
function promotionOf(
  reader: CellReader,
  { main, variants }: PieceRows,
  { promotionalPrice }: PlannedVariants,
  findings: PieceFindings,
) {
  if (promotionalPrice === undefined) return {}
  const rows = [main, ...variants.map(({ row }) => row)]
  const cell = (field: 'promotionFirstDay' | 'promotionLastDay') =>
    rows.map((row) => reader.text(row, field).trim()).find((text) => text !== '') ?? ''
  const [first, last] = [cell('promotionFirstDay'), cell('promotionLastDay')]
  const [promotionFirstDay, promotionLastDay] = [dayIn(first), dayIn(last)]
  const isUnread = (first !== '' && !promotionFirstDay) || (last !== '' && !promotionLastDay)
  if (isUnread || (promotionFirstDay && promotionLastDay && promotionFirstDay > promotionLastDay)) {
    findings.note('promotion-days', 'promotionalPrice', `${first} – ${last}`)
    return {}
  }
  return { promotionalPrice, promotionFirstDay, promotionLastDay }
}

/** `2026-03-02`, with or without a time. `02/03/2026` is another day in other countries. */
function dayIn(text: string): TunisDay | undefined {
  return parseDay(/^(\d{4}-\d\d-\d\d)(?:[ T].*)?$/.exec(text)?.[1] ?? '')
}

function measuresOf(reader: CellReader, { main, variants }: PieceRows, findings: PieceFindings) {
  const measure = (field: 'width' | 'height' | 'weight') => {
    const row = [main, ...variants.map(({ row }) => row)].find((row) => reader.text(row, field).trim() !== '')
    if (!row) return undefined
    const [text, thousandths] = [reader.text(row, field), reader.number(row, field)]
    // Programs write 0 where nobody has measured. What reads two ways is asked about before anything is imported.
    if (thousandths === 0 || thousandths === 'asked') return undefined
    const kind = field === 'weight' ? 'weight' : 'length'
    const measure = thousandths && measureIn(kind, { thousandths, text, heading: reader.heading(field) })
    if (!measure) findings.note('measure-left-out', field, text)
    return measure || undefined
  }
  return { widthMillimeters: measure('width'), heightMillimeters: measure('height'), weightGrams: measure('weight') }
}

/** A picture shows a color where those of another color are named too. */
function picturesOf({ pictures }: PieceRows, { colors }: PlannedVariants, findings: PieceFindings): PlannedPicture[] {
  const nameOf = new Map(colors.map(({ name }) => [comparableName(name), name]))
  const found = new Map<string, { alt: string; colors: Set<string> }>()
  for (const { text, alt = '', color } of pictures)
    for (const address of addressesIn(text)) {
      if (!isPictureAddress(address)) {
        findings.note('picture-address', undefined, address)
        continue
      }
      const picture = found.get(address) ?? {
        alt: cutText(cleanLine(alt.slice(0, 1000)), maxAltLength).trim(),
        colors: new Set(),
      }
      const named = color === undefined ? undefined : nameOf.get(comparableName(color))
      if (named !== undefined) picture.colors.add(named)
      found.set(address, picture)
    }
  const leftOut = found.size - maxPhotosOfPiece
  if (leftOut > 0) findings.note('pictures-left-out', undefined, String(leftOut))
  const kept = [...found].slice(0, maxPhotosOfPiece)
  const shown = new Set(kept.flatMap(([, { colors }]) => (colors.size === 1 ? [...colors] : [])))
  return kept.map(
    ([
      address,
      {
        alt,
        colors: [color, ...others],
      },
    ]) => ({
      ...{ address, alt },
      ...(color !== undefined && others.length === 0 && shown.size > 1 && { color }),
    }),
  )
}
