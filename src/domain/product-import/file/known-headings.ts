import { type Locale, locales } from '#domain/locale.ts'
import { headingKey } from './heading-key.ts'
import type { ImportField } from './import-choices.ts'

/** What a heading says of its column. */
export interface KnownHeading {
  readonly field: ImportField | 'pictures'
  /** The language that it names, as in `Nom (ar)`, or in which it alone is written. */
  readonly locale?: Locale | undefined
  readonly namesLocale: boolean
}

type Words = Readonly<Record<Locale, readonly string[]>>

/** How people and programs call a column, by language. Those of a program are in the language it exports in. */
const words: Readonly<Partial<Record<KnownHeading['field'], Words>>> = {
  group: {
    en: ['handle', 'url handle', 'group', 'group id', 'item group id', 'parent sku'],
    fr: ['groupe', 'identifiant'],
    ar: ['المجموعة', 'مجموعة'],
  },
  name: {
    en: ['name', 'title', 'product name', 'product title', 'item name', 'product', 'item', 'piece'],
    fr: ['nom', 'titre', 'nom du produit', 'produit', 'désignation', 'libellé', 'article', 'intitulé', 'pièce'],
    ar: ['الاسم', 'اسم', 'اسم المنتج', 'المنتج', 'منتج', 'العنوان', 'القطعة', 'اسم القطعة'],
  },
  description: {
    en: ['description', 'body html', 'body', 'details', 'product description', 'long description', 'text'],
    fr: ['description', 'descriptif', 'description du produit', 'description longue', 'détails', 'texte'],
    ar: ['الوصف', 'وصف', 'وصف المنتج', 'التفاصيل'],
  },
  price: {
    en: ['price', 'variant price', 'regular price', 'unit price', 'selling price', 'retail price'],
    fr: ['prix', 'prix de vente', 'prix unitaire', 'prix public', 'tarif', 'tarif régulier', 'prix normal'],
    ar: ['السعر', 'سعر', 'الثمن', 'ثمن', 'سعر البيع'],
  },
  promotionalPrice: {
    en: ['sale price', 'promotional price', 'promotion price', 'promo price', 'special price', 'discount price'],
    fr: ['tarif promo', 'prix promo', 'prix promotionnel', 'prix soldé', 'prix remisé', 'prix en promotion'],
    ar: ['سعر التخفيض', 'السعر بعد التخفيض', 'سعر العرض', 'سعر الترويج'],
  },
  priceBefore: {
    en: ['compare at price', 'variant compare at price', 'original price', 'old price', 'price before'],
    fr: ['prix barré', 'ancien prix', 'prix avant remise', 'prix avant réduction'],
    ar: ['السعر قبل التخفيض', 'السعر القديم', 'السعر السابق'],
  },
  promotionFirstDay: {
    en: ['date sale price starts', 'promotion starts', 'first day of promotion'],
    fr: ['date de début de promo', 'début de la promotion'],
    ar: ['بداية التخفيض', 'بداية العرض'],
  },
  promotionLastDay: {
    en: ['date sale price ends', 'promotion ends', 'last day of promotion'],
    fr: ['date de fin de promo', 'fin de la promotion'],
    ar: ['نهاية التخفيض', 'نهاية العرض'],
  },
  currency: {
    en: ['currency', 'currency code'],
    fr: ['devise', 'monnaie'],
    ar: ['العملة', 'عملة'],
  },
  stock: {
    en: ['stock', 'quantity', 'qty', 'variant inventory qty', 'inventory quantity', 'inventory', 'pieces'],
    fr: ['stock', 'quantité', 'qté', 'quantité en stock', 'pièces', 'nombre de pièces'],
    ar: ['المخزون', 'الكمية', 'كمية', 'عدد القطع', 'القطع', 'العدد'],
  },
  model: {
    en: ['model', 'sku', 'variant sku', 'reference', 'ref', 'code', 'product code'],
    fr: ['modèle', 'ugs', 'référence', 'réf', 'code article'],
    ar: ['المرجع', 'مرجع', 'الرمز', 'الموديل', 'رقم القطعة'],
  },
  category: {
    en: ['category', 'categories', 'type', 'product type', 'product category'],
    fr: ['catégorie', 'catégories', 'rubrique', 'famille'],
    ar: ['الصنف', 'صنف', 'الفئة', 'فئة', 'القسم'],
  },
  size: {
    en: ['size', 'sizes'],
    fr: ['taille', 'tailles', 'pointure', 'pointures'],
    ar: ['المقاس', 'مقاس', 'المقاسات', 'القياس'],
  },
  color: {
    en: ['color', 'colour', 'colors', 'colours'],
    fr: ['couleur', 'couleurs', 'coloris', 'teinte'],
    ar: ['اللون', 'لون', 'الألوان', 'ألوان'],
  },
  mainColor: {
    en: ['main color', 'main colour'],
    fr: ['couleur principale'],
    ar: ['اللون الأساسي', 'اللون الرئيسي'],
  },
  width: { en: ['width'], fr: ['largeur'], ar: ['العرض', 'عرض'] },
  height: { en: ['height'], fr: ['hauteur'], ar: ['الارتفاع', 'ارتفاع'] },
  weight: { en: ['weight', 'variant grams', 'weight value'], fr: ['poids'], ar: ['الوزن', 'وزن'] },
  pictures: {
    en: [
      ...['image', 'images', 'picture', 'pictures', 'photo', 'photos', 'image src', 'image url', 'image link'],
      ...['product image url', 'main image', 'picture url', 'photo url', 'additional image link'],
    ],
    fr: ['image', 'images', 'photo', 'photos', 'lien image', 'url image', 'lien photo', 'image principale'],
    ar: ['الصورة', 'صورة', 'الصور', 'رابط الصورة'],
  },
}

/** Words behind the name of a column: currencies, units and taxes. `In stock` has none. */
const besides = new Set(
  [
    ...['tnd', 'dt', 'dinar', 'dinars', 'دت', 'دينار', 'ttc', 'eur', 'usd', 'euro', 'euros', 'html'],
    ...[
      'cm',
      'mm',
      'm',
      'in',
      'inch',
      'inches',
      'kg',
      'g',
      'gr',
      'grams',
      'grammes',
      'lb',
      'lbs',
      'oz',
      'غ',
      'كغ',
      'صم',
      'مم',
    ],
  ].map(headingKey),
)

const localeWords: ReadonlyMap<string, Locale> = new Map(
  Object.entries({
    fr: ['fr', 'français', 'francais', 'french', 'الفرنسية', 'فرنسي', 'بالفرنسية'],
    ar: ['ar', 'arabe', 'arabic', 'العربية', 'عربي', 'بالعربية'],
    en: ['en', 'anglais', 'english', 'الإنجليزية', 'إنجليزي', 'بالإنجليزية'],
  } satisfies Words).flatMap(([locale, words]) => words.map((word) => [headingKey(word), locale as Locale] as const)),
)

/** By key; the language is that of the only list that has the word. */
const headings = new Map<string, KnownHeading>()
for (const [field, byLocale] of Object.entries(words) as [KnownHeading['field'], Words][])
  for (const locale of locales)
    for (const word of byLocale[locale]) {
      const key = headingKey(word)
      headings.set(key, { field, locale: headings.has(key) ? undefined : locale, namesLocale: false })
    }

/** Returns what is known of a heading; undefined for one that means nothing here. */
export function knownHeading(heading: string): KnownHeading | undefined {
  const key = headingKey(heading)
  const whole = headings.get(key)
  if (whole) return whole
  // `Prix (DT)`, `Nom (ar)`, `IMAGE3`.
  const tokens = key.replace(/(?<=\p{L}) ?\d{1,2}$/u, '').split(' ')
  const named = tokens.length > 1 ? [tokens.at(-1) ?? '', tokens[0] ?? ''].find(isLocale) : undefined
  const others = tokens.filter((token) => token !== named)
  const end = others.findLastIndex((token) => !besides.has(token)) + 1
  const found = headings.get(others.slice(0, end).join(' ').replace(/ د ت$/u, ''))
  if (!found) return undefined
  return named ? { ...found, locale: localeWords.get(named), namesLocale: true } : found
}

/** `En stock` has no language: its codes stand at the end, words for it on either side. */
function isLocale(token: string, place: number): boolean {
  return localeWords.has(token) && (place === 0 || token.length > 2)
}

export function isKnownHeading(heading: string): boolean {
  return knownHeading(heading) !== undefined
}
