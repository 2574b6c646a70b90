import type { Marketplace } from '#domain/marketplace.ts'
import type { Figure, FigureName } from './figure.ts'
import type { FiguresAsked } from './figures-query.ts'
import { bestSellersFigure, endingStockFigure, sourcesFigure } from './goods-figures.ts'
import { governoratesFigure, refusedProductsFigure } from './refusal-figures.ts'
import { headlineOf, readSales, salesFigures } from './sales-figures.ts'

type MakeFigure = (office: Marketplace, asked: FiguresAsked) => Promise<Figure>

/** In the order of the screen, after those over time. */
const others = {
  'best-sellers': bestSellersFigure,
  'ending-stock': endingStockFigure,
  'refusals-by-governorate': governoratesFigure,
  'refusals-by-product': refusedProductsFigure,
  sources: sourcesFigure,
} satisfies { readonly [Name in FigureName]?: MakeFigure }

function isOther(name: FigureName): name is keyof typeof others {
  return Object.hasOwn(others, name)
}

/** Everything the screen shows. The questions are put to the database side by side. */
export async function listFigures(office: Marketplace, asked: FiguresAsked) {
  const [sales, ...rest] = await Promise.all([
    readSales(office, asked),
    ...Object.values(others).map((make: MakeFigure) => make(office, asked)),
  ])
  return { headline: headlineOf(sales), figures: [...salesFigures(sales, asked), ...rest] }
}

/** One figure alone, for its file. */
export async function findFigure(
  office: Marketplace,
  asked: FiguresAsked,
  name: FigureName,
): Promise<Figure | undefined> {
  if (isOther(name)) return others[name](office, asked)
  return salesFigures(await readSales(office, asked), asked).find((figure) => figure.name === name)
}
