import { type EndingSize, listEndingSizes } from '#domain/figures/list-ending-sizes.ts'
import { listOrderSources } from '#domain/figures/list-order-sources.ts'
import { listSoldProducts, type SoldProduct } from '#domain/figures/list-sold-products.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPrice } from '#domain/money.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { barsPlotShape } from '../../ui/plots/bars-plot-shape.ts'
import { type Figure, percent } from './figure.ts'
import type { FiguresAsked } from './figures-query.ts'

const { figures: words, orders: orderWords } = backoffice
const { columns, sentences } = words

/** More bars than this are a list, and that is what the table is for. */
export const mostBars = 10

export async function bestSellersFigure(office: Marketplace, { period }: FiguresAsked): Promise<Figure> {
  const sold = await listSoldProducts(office, period)
  const [first] = sold
  const kept = sold.filter(({ keptPieces }) => keptPieces > 0)
  return {
    name: 'best-sellers',
    sentence: bestSellerSentence(first),
    ...(kept.length > 0 && {
      plot: {
        kind: 'bars',
        shape: barsPlotShape(
          kept
            .slice(0, mostBars)
            .map(({ name, keptPieces }) => ({ name, value: keptPieces, text: words.pieces(keptPieces) })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.product, unit: 'words' },
        { name: columns.store, unit: 'words' },
        { name: columns.kept, unit: 'count' },
        { name: columns.soldFor, unit: 'millimes' },
        { name: columns.onTheWay, unit: 'count' },
      ],
      rows: sold.map(({ name, store, keptPieces, sold, openPieces }) => [name, store, keptPieces, sold, openPieces]),
    },
  }
}

function bestSellerSentence(first: SoldProduct | undefined): string {
  if (!first) return sentences.noSeller
  const { name, keptPieces, sold } = first
  return keptPieces > 0 ? sentences.bestSeller(name, keptPieces, formatPrice(sold)) : sentences.noneKept
}

export async function endingStockFigure(office: Marketplace): Promise<Figure> {
  const sizes = await listEndingSizes(office)
  const first = sizes.find(({ stock }) => stock > 0)
  return {
    name: 'ending-stock',
    sentence:
      (sizes.length === 0 ? sentences.noEnding : sentences.ending(sizes.length)) +
      (first ? sentences.firstToEnd(nameOfSize(first), first.stock, first.daysLeft) : ''),
    ...(sizes.length > 0 && {
      plot: {
        kind: 'bars',
        shape: barsPlotShape(
          sizes.slice(0, mostBars).map((size) => ({
            name: nameOfSize(size),
            value: size.daysLeft,
            text: size.stock === 0 ? words.soldOut : words.inDays(size.daysLeft),
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.product, unit: 'words' },
        { name: columns.size, unit: 'words' },
        { name: columns.stock, unit: 'count' },
        { name: columns.sold, unit: 'count' },
        { name: columns.daysLeft, unit: 'count' },
      ],
      rows: sizes.map(({ name, sizeName, stock, sold, daysLeft }) => [name, sizeName, stock, sold, daysLeft]),
    },
  }
}

function nameOfSize({ name, sizeName }: EndingSize): string {
  return words.sized(name, sizeName)
}

export async function sourcesFigure(office: Marketplace, { period }: FiguresAsked): Promise<Figure> {
  const sources = await listOrderSources(office, period)
  const all = sources.reduce((sum, { orders }) => sum + orders, 0)
  const [first] = sources
  return {
    name: 'sources',
    sentence: first
      ? sentences.sources(orderWords.sources[first.source], percent(first.orders / all), first.orders)
      : sentences.noSources,
    ...(first && {
      plot: {
        kind: 'bars',
        shape: barsPlotShape(
          sources.map(({ source, orders }) => ({
            name: orderWords.sources[source],
            value: orders,
            text: `${words.orders(orders)}, ${percent(orders / all)}`,
          })),
        ),
      },
    }),
    table: {
      columns: [
        { name: columns.source, unit: 'words' },
        { name: columns.orders, unit: 'count' },
        { name: columns.ordered, unit: 'millimes' },
      ],
      rows: sources.map(({ source, orders, ordered }) => [orderWords.sources[source], orders, ordered]),
    },
  }
}
