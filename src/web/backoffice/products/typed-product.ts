import { colorKey, type ProductDraft } from '#domain/catalog/admin/product-draft.ts'
import { maxAltLength, textsOfProduct } from '#domain/catalog/product-texts.ts'
import { cutText } from '#domain/cut-text.ts'
import { productFields } from '#domain/fields/product-fields.ts'
import { cleanLine, cleanPlainLine } from '#domain/text.ts'
import type { Translations } from '#domain/translations.ts'
import { withTypedTranslations } from '#web/backoffice/translations/translated-fields.ts'
import { codecsOf } from '#web/forms/codecs-of.ts'
import { type Typed, typedIn, typedOf } from '#web/forms/form.ts'

/** The plain fields of a product's form. */
export const productForm = codecsOf(productFields)

/** The values of a product's form as typed, valid or not. */
export interface TypedProduct extends Typed<typeof productForm>, Pick<ProductDraft, 'sizes' | 'colors' | 'pictures'> {
  /** Of the product and its parts; see `textsOfProduct`. */
  readonly texts: Translations
}

/** Reads the values of a form. Fields that the short form does not have are empty. */
export function typedProductIn(form: FormData): TypedProduct {
  const colors = colorsIn(form)
  return {
    ...typedIn(productForm, form),
    ...{ sizes: sizesIn(form), colors, pictures: picturesIn(form, colors) },
    texts: withTypedTranslations({}, form, 'product'),
  }
}

/** Returns the initial form values of a product. */
export function typedProductOf(draft: ProductDraft): TypedProduct {
  const { sizes, colors, pictures } = draft
  return { ...typedOf(productForm, draft), sizes, colors, pictures, texts: textsOfProduct(draft) }
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
  const alts = form.getAll('alt').map((alt) => cutText(cleanLine(String(alt)), maxAltLength).trimEnd())
  const ofColors = form.getAll('pictureColor').map(String)
  const names = form.getAll('picture').map((name) => cleanPlainLine(String(name)))
  const pictures = names.map((fileName, position) => {
    const index = colors.findIndex((color, index) => String(colorKey(color, index)) === ofColors[position])
    const color = colors[index]
    return { fileName, alt: alts[position] ?? '', ...(color && { colorId: colorKey(color, index) }) }
  })
  return pictures.filter(({ fileName }, position) => names.indexOf(fileName) === position)
}
