import { Link } from 'react-router'
import { type AdminProduct, availabilityIssuesOf } from '#domain/catalog/admin/admin-product.ts'
import type { Product } from '#domain/catalog/product.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { productNamesMessages } from '#page-messages/backoffice/product-names.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { PictureThumbnail } from '#web/backoffice/pictures/picture-thumbnail.tsx'
import { adminProductPath } from '#web/paths/backoffice-catalog-paths.ts'
import { stockFor } from '#web/product-display/variants-for.ts'
import { formatList, formatMoment, formatPrice, priceFieldValue } from '#web/text/format.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { categoryNameOf, useCategories } from '#web/use-categories.ts'
import { NumberCell } from './number-cell.tsx'
import { productColumns } from './product-columns.tsx'

/** A product of the list, with its price and stock to be edited in place. */
export function ProductListRow({ item }: { item: AdminProduct }) {
  const { product, values } = item
  const categories = useCategories()
  const [picture] = product.pictures
  return (
    <div className={`grid grid-cols-1 gap-y-2 p-3 lg:items-start ${productColumns}`}>
      <div className="group/row relative flex items-center gap-3 rounded-lg hover:bg-sand/40 lg:self-stretch">
        <PictureThumbnail picture={picture && { ...picture, alt: '' }} className="h-18 w-14 rounded-lg" />
        <div className="min-w-0 flex-1">
          {/* The whole row is clickable, including the picture and the texts below. */}
          <Link
            to={adminProductPath(product.id)}
            prefetch="intent"
            className="flex min-h-11 items-center font-semibold leading-snug after:absolute after:inset-0 after:rounded-lg group-hover/row:text-door"
          >
            <LocalText text={product.name} language={product.languageOf?.name} />
          </Link>
          <p className="truncate text-ink-soft text-sm">
            {product.model && (
              <>
                <bdi>{product.model}</bdi> ·{' '}
              </>
            )}
            <LocalText text={product.store.name} language={product.store.languageOf?.name} /> ·{' '}
            {categoryNameOf(categories, product.category)}
          </p>
          <ul className="mt-1 flex flex-wrap gap-1.5 text-xs">
            {product.supply && (
              <li className="rounded-full bg-sand px-2.5 py-0.5 font-semibold">
                {productsMessages.form.supplies[product.supply]}
              </li>
            )}
            {availabilityIssuesOf(item).map((issue) => (
              <li key={issue} className="rounded-full bg-clay/10 px-2.5 py-0.5 font-semibold text-clay-deep">
                {issue === 'retired' && item.publishAt
                  ? productsMessages.publishing.listed(formatMoment(item.publishAt))
                  : productNamesMessages.issues[issue]}
              </li>
            ))}
          </ul>
        </div>
        <Icon name="forward" className="size-5 text-ink-soft group-hover/row:text-door" />
      </div>
      <div className="ms-17 flex flex-wrap items-start gap-x-4 gap-y-2 lg:contents">
        <div>
          <p className="text-ink-soft text-xs lg:hidden">{productsMessages.columns.price}</p>
          <NumberCell
            label={productsMessages.priceOf(product.name)}
            value={priceFieldValue(product.regularPrice)}
            inputMode="decimal"
            fields={{
              do: 'price',
              id: product.id,
              seen: product.regularPrice,
              ...(values.promotionalPrice !== undefined && { promotion: values.promotionalPrice }),
            }}
          />
          {product.promotionalPrice !== undefined && (
            <p className="font-semibold text-clay text-sm tabular-nums">{formatPrice(product.promotionalPrice)}</p>
          )}
        </div>
        {product.supply === 'made-to-order' ? (
          <p className="text-ink-soft text-sm lg:pt-3">
            {product.weeklyLimit !== undefined && productsMessages.stock.placesLeft(stockFor(product, {}))}
          </p>
        ) : (
          <StockCells product={product} />
        )}
      </div>
    </div>
  )
}

/** Of more variants than these the list shows the sum. */
const maxCountedInList = 6

/** The stock of each variant, to be counted here while they are few, otherwise on the page of the product. */
function StockCells({ product }: { product: Product }) {
  if (product.variants.length > maxCountedInList) {
    const inStock = product.variants.filter(({ stock }) => stock > 0).length
    return (
      <p className="text-sm lg:pt-3">
        {productsMessages.stock.has(stockFor(product, {}))}
        <span className="block text-ink-soft">
          {productsMessages.stock.variantsInStock(inStock, product.variants.length)}
        </span>
        <Link to={adminProductPath(product.id)} className="text-link relative inline-flex min-h-11 items-center">
          {productsMessages.stock.countThere}
        </Link>
      </p>
    )
  }
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-2">
      {product.variants.map(({ id, sizeId, colorId, stock }) => {
        const size = product.sizes.find((size) => size.id === sizeId)
        const color = product.colors.find((color) => color.id === colorId)
        const names = choicesOf({ sizeName: size?.name ?? '', colorName: color?.name })
        return (
          <li key={id}>
            <p className={`max-w-22 truncate text-ink-soft text-xs ${names.length > 0 ? '' : 'lg:hidden'}`}>
              {names.length > 0 ? formatList(names) : productsMessages.columns.stock}
            </p>
            <NumberCell
              label={productsMessages.stockOf(product.name, formatList(names))}
              value={String(stock)}
              inputMode="numeric"
              fields={{ do: 'stock', id, seen: stock }}
            />
          </li>
        )
      })}
    </ul>
  )
}
