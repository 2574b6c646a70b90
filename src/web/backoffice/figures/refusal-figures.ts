import { listRefusalsByGovernorate, listRefusalsByProduct } from '#domain/figures/list-refusals.ts'
import { type DoorCount, fewParcels, refusalRate } from '#domain/figures/sales.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { governorateNames } from '#domain/orders/governorate.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { barsPlotShape } from '../../ui/plots/bars-plot-shape.ts'
import { type Figure, type FigureName, percent } from './figure.ts'
import type { FiguresAsked } from './figures-query.ts'
import { mostBars } from './goods-figures.ts'

const { figures: words, orders } = backoffice
const { columns, sentences } = words

export async function governoratesFigure(office: Marketplace, { period }: FiguresAsked): Promise<Figure> {
  const doors = await listRefusalsByGovernorate(office, period)
  const named = doors.map((door) => ({
    ...door,
    name: door.governorate === 'unknown' ? orders.unknownGovernorate : governorateNames[door.governorate],
  }))
  const total = { delivered: sumOf(named, 'delivered'), refused: sumOf(named, 'refused') }
  return refusalsFigure('refusals-by-governorate', columns.governorate, named, refusalsOf(total))
}

export async function refusedProductsFigure(office: Marketplace, { period }: FiguresAsked): Promise<Figure> {
  const products = await listRefusalsByProduct(office, period)
  return refusalsFigure('refusals-by-product', columns.product, products, '')
}

interface NamedDoors extends DoorCount {
  readonly name: string
}

/** `told` is what the sentence begins with; parcels with several products cannot be added up. */
function refusalsFigure(name: FigureName, column: string, doors: readonly NamedDoors[], told: string): Figure {
  const [worst] = doors
  const shown = doors.slice(0, mostBars)
  const rateOf = (door: DoorCount) => refusalRate(door) ?? 0
  return {
    name,
    sentence: worst ? (told + sentences.worst(worst.name, tell(worst))).trim() : sentences.noRefusals,
    ...(worst && {
      plot: {
        kind: 'bars',
        hasFew: shown.some(isFew),
        shape: barsPlotShape(
          shown.map((door) => ({ name: door.name, value: rateOf(door), text: tell(door), isOutlined: isFew(door) })),
        ),
      },
    }),
    table: {
      columns: [
        { name: column, unit: 'words' },
        { name: columns.parcels, unit: 'count' },
        { name: columns.refused, unit: 'count' },
        { name: columns.rate, unit: 'rate' },
      ],
      rows: doors.map((door) => [door.name, parcelsOf(door), door.refused, rateOf(door)]),
    },
  }
}

function refusalsOf(total: DoorCount): string {
  return sentences.refusals(total.refused, parcelsOf(total), percent(refusalRate(total) ?? 0))
}

function tell(door: DoorCount): string {
  return words.refusedOf(percent(refusalRate(door) ?? 0), door.refused, parcelsOf(door))
}

function parcelsOf({ delivered, refused }: DoorCount): number {
  return delivered + refused
}

function isFew(door: DoorCount): boolean {
  return parcelsOf(door) < fewParcels
}

function sumOf(doors: readonly DoorCount[], part: keyof DoorCount): number {
  return doors.reduce((sum, door) => sum + door[part], 0)
}
