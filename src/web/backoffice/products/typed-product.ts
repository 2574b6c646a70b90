import { colorKey, type ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { textsOfProduct } from '#domain/catalog/product-texts.ts'
import { cutText } from '#domain/cut-text.ts'
import { cleanLine, cleanPlainLine } from '#domain/text.ts'
import type { Translations } from '#domain/translations.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { textIn } from '#web/forms/read-form.ts'
import { numberFieldValue, priceFieldValue } from '#web/text/format.ts'
import { maxLengths } from './product-limits.ts'

/** The values of a product's form as typed, valid or not. */
export interface TypedProduct extends Pick<ProductDraft, 'sizes' | 'colors' | 'pictures'> {
  readonly name: string
  readonly storeId: string
  readonly category: string
  readonly model: string
  readonly regularPrice: string
  readonly promotionalPrice: string
  readonly promotionFirstDay: string
  readonly promotionLastDay: string
  readonly description: string
  readonly mainColor: string
  /** In centimeters. */
  readonly width: string
  readonly height: string
  /** In grams. */
  readonly weight: string
  /** Pieces; empty: as the setting says. */
  readonly lowStock: string
  /** Of the product and its parts; see `textsOfProduct`. */
  readonly texts: Translations
}

/** Reads the values of a form. Fields that the short form does not have are empty. */
export function typedIn(form: FormData): TypedProduct {
  const text = (name: string) => textIn(form, name)
  const colors = colorsIn(form)
  return {
    ...{ name: text('name'), storeId: text('storeId'), category: text('category'), model: text('model') },
    ...{ regularPrice: text('regularPrice'), promotionalPrice: text('promotionalPrice') },
    ...{ promotionFirstDay: text('promotionFirstDay'), promotionLastDay: text('promotionLastDay') },
    ...{ description: text('description'), mainColor: text('mainColor') },
    ...{ width: text('width'), height: text('height'), weight: text('weight'), lowStock: text('lowStock') },
    ...{ sizes: sizesIn(form), colors, pictures: picturesIn(form, colors) },
    texts: withTypedTranslations({}, form, 'product'),
  }
}

/** Returns the initial form values of a product. */
export function typedOf(draft: ProductDraft): TypedProduct {
  const { name, category, model, description, mainColor, sizes, colors, pictures } = draft
  return {
    ...{ name, category, model, description, mainColor, sizes, colors, pictures },
    storeId: String(draft.storeId),
    regularPrice: priceFieldValue(draft.regularPrice),
    promotionalPrice: draft.promotionalPrice === undefined ? '' : priceFieldValue(draft.promotionalPrice),
    promotionFirstDay: draft.promotionFirstDay ?? '',
    promotionLastDay: draft.promotionLastDay ?? '',
    width: centimeters(draft.widthMillimeters),
    height: centimeters(draft.heightMillimeters),
    weight: String(draft.weightGrams ?? ''),
    lowStock: String(draft.lowStock ?? ''),
    texts: textsOfProduct(draft),
  }
}

function centimeters(millimeters: number | undefined): string {
  return millimeters === undefined ? '' : numberFieldValue(millimeters / 10)
}

function sizesIn(form: FormData): ProductDraft['sizes'] {
  const ids = form.getAll('sizeId').map(Number)
  const names = form.getAll('sizeName').map((name) => cleanLine(String(name)))
  const sizes = names.map((name, position) => ({ ...(ids[position] && { id: ids[position] }), name }))
  return sizes.length > 0 ? sizes : [{ name: '' }]
}

function colorsIn(form: FormData): ProductDraft['colors'] {
  const ids = form.getAll('colorId').map(Number)
  const swatches = form.getAll('swatch').map((swatch) => String(swatch).toLowerCase())
  const names = form.getAll('colorName').map((name) => cleanLine(String(name)))
  return names.map((name, position) => ({
    ...(ids[position] && { id: ids[position] }),
    name,
    swatch: swatches[position] ?? '',
  }))
}

/** A picture of a color that was removed is one for all colors. */
function picturesIn(form: FormData, colors: ProductDraft['colors']): ProductDraft['pictures'] {
  const alts = form.getAll('alt').map((alt) => cutText(cleanLine(String(alt)), maxLengths.alt).trimEnd())
  const ofColors = form.getAll('pictureColor').map(String)
  const names = form.getAll('picture').map((name) => cleanPlainLine(String(name)))
  const pictures = names.map((fileName, position) => {
    const index = colors.findIndex((color, index) => String(colorKey(color, index)) === ofColors[position])
    const color = colors[index]
    return { fileName, alt: alts[position] ?? '', ...(color && { colorId: colorKey(color, index) }) }
  })
  return pictures.filter(({ fileName }, position) => names.indexOf(fileName) === position)
}
