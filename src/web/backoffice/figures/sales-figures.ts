import { listSales } from '#domain/figures/list-sales.ts'
import { averageBasket, changeFrom, refusalRate, type SalesBucket, totalOf } from '#domain/figures/sales.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { formatPrice, type Millimes, toDinars } from '#domain/money.ts'
import { backoffice } from '#messages/en/backoffice.ts'
import { timePlotShape } from '../../ui/plots/time-plot-shape.ts'
import { nameOfBucket, nameOfPeriod, tickOfBucket } from './day-names.ts'
import { type Figure, type FigureTable, percent } from './figure.ts'
import type { FiguresAsked } from './figures-query.ts'

const { figures: words } = backoffice
const { columns, readings, sentences } = words

/** The sales asked for, and those they are compared with. */
export interface ComparedSales {
  readonly now: readonly SalesBucket[]
  readonly before: readonly SalesBucket[]
}

export async function readSales(office: Marketplace, { period, before, grain }: FiguresAsked): Promise<ComparedSales> {
  return { now: await listSales(office, period, grain), before: await listSales(office, before, grain) }
}

/** The numbers of the whole period, each with how it has changed. */
export function headlineOf({ now, before }: ComparedSales) {
  const [all, earlier] = [totalOf(now), totalOf(before)]
  const money = (amount: number) => formatPrice(amount as Millimes)
  const measure = (name: keyof typeof words.measures, value: number, old: number, text: (value: number) => string) => ({
    name: words.measures[name],
    value: text(value),
    change: changeInWords(old, value, text, words.changes),
  })
  return [
    measure('orders', all.orders, earlier.orders, String),
    measure('ordered', all.ordered, earlier.ordered, money),
    measure('revenue', all.revenue, earlier.revenue, money),
    measure('basket', averageBasket(all) ?? 0, averageBasket(earlier) ?? 0, money),
    { name: words.measures.refusals, ...refusalsOf(refusalRate(all), refusalRate(earlier)) },
  ]
}

/** A rate is not so many percent of another percentage higher: it was that, and is this. */
function refusalsOf(rate: number | undefined, before: number | undefined) {
  const value = rate === undefined ? words.none : percent(rate)
  if (before === undefined || rate === undefined) return { value, change: words.rates.noneBefore }
  const [now, old] = [percent(rate), percent(before)]
  if (now === old) return { value, change: words.changes.same(old) }
  return { value, change: rate > before ? words.rates.up(old) : words.rates.down(old) }
}

type ChangeWords = typeof words.changes | typeof sentences.changes

function changeInWords(before: number, now: number, text: (value: number) => string, changes: ChangeWords): string {
  const change = changeFrom(before, now)
  if ('part' in change) return changes[change.direction](percent(Math.round(change.part * 100) / 100), text(before))
  return change.direction === 'same' ? changes.same(text(before)) : changes[change.direction]
}

/** Orders, what they were worth, and how much of that each was, over time. */
export function salesFigures(sales: ComparedSales, asked: FiguresAsked): Figure[] {
  return [ordersFigure(sales, asked), revenueFigure(sales, asked), basketFigure(sales, asked)]
}

function ordersFigure({ now, before }: ComparedSales, asked: FiguresAsked): Figure {
  const [all, earlier] = [totalOf(now).orders, totalOf(before).orders]
  const days = nameOfPeriod(asked.period)
  const most = highest(now, ({ orders }) => orders)
  const told =
    all === 0
      ? sentences.noOrders(days)
      : sentences.orders(all, days, changeInWords(earlier, all, String, sentences.changes))
  return {
    name: 'orders',
    sentence: told + (most && now.length > 1 ? sentences.most(nameOfBucket(most, asked.grain), most.orders) : ''),
    ...drawn(all + earlier > 0, asked, now, {
      values: {
        solid: now.map(({ orders }) => orders),
        line: now.map((_, index) => before[index]?.orders),
        isDashed: true,
        tick: String,
      },
      reading: (bucket, days, index) => readings.orders(days, bucket.orders, before[index]?.orders),
    }),
    table: {
      columns: [
        daysColumn(now, asked),
        { name: columns.orders, unit: 'count' },
        { name: columns.cancelled, unit: 'count' },
        { name: columns.before, unit: 'count' },
      ],
      rows: now.map((bucket, index) => [bucket.from, bucket.orders, bucket.cancelled, before[index]?.orders]),
    },
  }
}

function revenueFigure({ now, before }: ComparedSales, asked: FiguresAsked): Figure {
  const [all, earlier] = [totalOf(now), totalOf(before)]
  const money = (amount: number) => formatPrice(amount as Millimes)
  const best = highest(now, ({ revenue }) => revenue)
  const isEmpty = now.every(({ ordered, revenue }) => ordered === 0 && revenue === 0)
  const change = changeInWords(earlier.revenue, all.revenue, money, sentences.changes)
  const told = isEmpty ? sentences.noRevenue : sentences.revenue(money(all.ordered), money(all.revenue), change)
  return {
    name: 'revenue',
    sentence:
      told +
      (best && now.length > 1 ? sentences.bestRevenue(nameOfBucket(best, asked.grain), money(best.revenue)) : ''),
    ...drawn(!isEmpty, asked, now, {
      values: {
        outlined: now.map(({ ordered }) => toDinars(ordered)),
        solid: now.map(({ revenue }) => toDinars(revenue)),
        tick: String,
      },
      reading: ({ ordered, revenue }, days) => readings.revenue(days, money(ordered), money(revenue)),
    }),
    table: {
      columns: [
        daysColumn(now, asked),
        { name: columns.ordered, unit: 'millimes' },
        { name: columns.revenue, unit: 'millimes' },
      ],
      rows: now.map((bucket) => [bucket.from, bucket.ordered, bucket.revenue]),
    },
  }
}

function basketFigure({ now, before }: ComparedSales, asked: FiguresAsked): Figure {
  const basket = averageBasket(totalOf(now))
  const money = (amount: number) => formatPrice(amount as Millimes)
  const baskets = now.map(averageBasket)
  return {
    name: 'basket',
    sentence:
      basket === undefined
        ? sentences.noBasket
        : sentences.basket(
            money(basket),
            changeInWords(averageBasket(totalOf(before)) ?? 0, basket, money, sentences.changes),
          ),
    ...drawn(basket !== undefined, asked, now, {
      values: { line: baskets.map((basket) => basket && toDinars(basket)), tick: String },
      reading: (_, days, index) => readings.basket(days, tellBasket(baskets[index])),
    }),
    table: {
      columns: [daysColumn(now, asked), { name: columns.basket, unit: 'millimes' }],
      rows: now.map((bucket, index) => [bucket.from, baskets[index]]),
    },
  }
}

/** A spreadsheet gets the first day, which it can count with; a screen the name. */
function daysColumn(buckets: readonly SalesBucket[], { grain }: FiguresAsked): FigureTable['columns'][number] {
  return {
    name: columns.days[grain],
    unit: 'day',
    shown: buckets.map((bucket) => nameOfBucket(bucket, grain)),
  }
}

function tellBasket(basket: Millimes | undefined): string {
  return basket === undefined ? words.none : formatPrice(basket)
}

interface Drawing {
  readonly values: Omit<Parameters<typeof timePlotShape>[0], 'labels'>
  readonly reading: (bucket: SalesBucket, days: string, index: number) => string
}

function drawn(
  hasAny: boolean,
  { grain }: FiguresAsked,
  buckets: readonly SalesBucket[],
  { values, reading }: Drawing,
): Pick<Figure, 'plot'> {
  if (!hasAny) return {}
  return {
    plot: {
      kind: 'time',
      shape: timePlotShape({ labels: buckets.map((bucket) => tickOfBucket(bucket, grain)), ...values }),
      readings: buckets.map((bucket, index) => reading(bucket, nameOfBucket(bucket, grain), index)),
    },
  }
}

/** The part of the time with the most, the first of them; undefined when none has any. */
function highest(buckets: readonly SalesBucket[], amountOf: (bucket: SalesBucket) => number): SalesBucket | undefined {
  return buckets.reduce<SalesBucket | undefined>(
    (best, bucket) => (amountOf(bucket) > (best ? amountOf(best) : 0) ? bucket : best),
    undefined,
  )
}
