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

/**
 * Everything the screen shows. Two questions at a time are put to the database: over a long time each is heavy, and
 * visitors want its connections too.
 */
export async function listFigures(office: Marketplace, asked: FiguresAsked) {
  const [sales, rest] = await Promise.all([readSales(office, asked), listOthers(office, asked)])
  return { headline: headlineOf(sales), figures: [...salesFigures(sales, asked), ...rest] }
}

async function listOthers(office: Marketplace, asked: FiguresAsked): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const make of Object.values<MakeFigure>(others)) figures.push(await make(office, asked))
  return figures
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
