import { emptyBanner } from '#domain/home-page/banner.ts'
import type { FormsByRoute, ShopIds } from './forms-by-route.ts'

/** Valid forms of the pages of what the shop shows: products, stores, prices and their texts. */
export function catalogForms(ids: ShopIds): FormsByRoute {
  const product = {
    ...{ name: 'Bowl', storeId: `${ids.store}`, category: 'decor', model: 'B-1', regularPrice: '45' },
    ...{
      promotionalPrice: '40',
      description: 'A bowl.',
      mainColor: 'Blue',
      widthMillimeters: '10',
      heightMillimeters: '5,5',
      weightGrams: '300',
    },
    ...{ sizeId: `${ids.size}`, sizeName: '', colorId: '', colorName: 'Blue', swatch: '#0000ff' },
    ...{ picture: '', alt: '', pictureColor: '', stock: '3', arrange: '' },
  }
  const productBase = JSON.stringify({
    ...{ storeId: ids.store, name: 'Bowl 1', model: 'B-1', category: 'decor', description: 'A bowl.' },
    ...{ regularPrice: 45000, mainColor: 'Blue', sizes: [{ id: ids.size, name: '' }], colors: [], pictures: [] },
  })
  const store = {
    ...{ name: 'Dar', category: 'decor', description: 'Pottery.', logo: 'a.webp', cover: 'a.webp', instagramUrl: '' },
    ...{ facebookUrl: '', craft: 'pottery', town: 'Nabeul', governorate: 'TN-21' },
    ...{ closedFirstDay: '2026-04-01', closedLastDay: '2026-04-08', closedNote: 'Away.' },
  }
  const storeBase = JSON.stringify({ name: 'Dar', category: 'decor', description: '', logo: 'a', cover: 'a' })
  const promotion = { price: '40', startsAt: '2026-04-01T10:00', endsAt: '2026-04-08T10:00', renewsWeekly: 'on' }
  const terms = JSON.stringify({
    startsAt: '2026-03-10T09:00:00Z',
    endsAt: '2026-03-17T09:00:00Z',
    renewsWeekly: false,
    version: 1,
  })
  const discountCode = {
    ...{ code: 'AID', kind: 'percent', amount: '', percent: '10', storeId: `${ids.store}`, category: 'decor' },
    ...{ isFirstOrderOnly: 'on', bearer: 'shop', minimum: '50', maxUses: '100', maxUsesPerPhone: '1' },
    ...{ firstDay: '2026-03-01', lastDay: '2026-04-01', isOn: 'on' },
  }
  const category = {
    ...{ slug: 'rugs', isInMenu: 'on', members: 'decor', version: '0' },
    ...{ 'name-en': 'Rugs', 'name-fr': 'Tapis', 'name-ar': 'زرابي', 'text-en': 'Woven by hand.' },
  }
  return {
    'backoffice/categories/categories-page': { path: '/admin/categories', forms: [{ do: 'up', id: '1' }] },
    'backoffice/categories/new-category-page': { path: '/admin/categories/new', forms: [category] },
    'backoffice/categories/category-page': {
      path: '/admin/categories/1',
      forms: [category, { do: 'retire' }, { do: 'restore' }],
    },
    'backoffice/submissions/submissions-page': {
      path: '/admin/submissions',
      forms: [
        { do: 'approve', id: `${ids.product}`, seen: '1' },
        { do: 'send-back', id: `${ids.product}`, reason: 'photo' },
      ],
    },
    'backoffice/submissions/seller-changes-page': {
      path: '/admin/changes-by-makers',
      forms: [{ undo: '1' }, { seen: '1' }],
    },
    'backoffice/products/products-page': {
      path: '/admin/products',
      forms: [
        { do: 'price', id: `${ids.product}`, value: '46', seen: '45000', promotion: '' },
        { do: 'stock', id: `${ids.size}`, value: '4', seen: '10' },
      ],
    },
    'backoffice/products/new-product-page': {
      path: '/admin/products/new',
      forms: [{ ...product, publishing: 'at', publishAt: '2026-04-01T10:00' }],
    },
    'backoffice/products/product-page': {
      path: `/admin/products/${ids.product}`,
      forms: [
        { base: productBase, ...product, 'translation-fr-name': 'Bol', [`translation-ar-size-${ids.size}`]: 'صغير' },
        ...['retire', 'plan-publishing', 'cancel-publishing', 'restore', 'pin', 'unpin'].map((button) => ({
          do: button,
        })),
        { do: 'duplicate', name: 'Another' },
        {
          ...{ do: 'stock', variantId: `${ids.size}`, reason: 'counted', pieces: '3', seen: '10' },
          key: '01234567-89ab-cdef-0123-456789abcdef',
        },
      ],
    },
    'backoffice/products/variants/variants-page': {
      path: `/admin/products/${ids.product}/variants`,
      forms: [
        { do: 'count-variants', cell: `${ids.size}`, typed: '4', seen: '10' },
        { do: 'edit-variants', cell: `sku ${ids.size}`, typed: 'B-1-S', seen: '', sure: '' },
        { do: 'split-stock', size: `${ids.size}`, stock: '10', cell: `${ids.size} 1`, typed: '10', seen: '' },
        ...['retire-variant', 'restore-variant'].map((button) => ({ do: button, variantId: `${ids.size}` })),
      ],
    },
    'backoffice/products/paste/paste-page': {
      path: '/admin/products/paste',
      forms: [{ text: 'model\tprice\nB-1\t46' }, { text: 'model;stock\nB-1;4', review: '[]' }],
    },
    'backoffice/products/import/imports-page': {
      path: '/admin/products/import',
      forms: [{ store: `${ids.store}`, file: 'none' }],
    },
    'backoffice/products/import/import-page': {
      path: `/admin/products/import/${ids.import}`,
      forms: [
        { do: 'choose', version: '1', locale: 'fr', currency: 'TND', 'column.0': 'name', 'category.0': 'decor' },
        ...['start', 'stop', 'take-back', 'delete'].map((button) => ({ do: button, version: '1' })),
      ],
    },
    'backoffice/pictures/picture-upload': { path: '/admin/pictures', forms: [{ photo: 'none' }] },
    'backoffice/stock-taking/stock-taking-page': {
      path: `/admin/stores/${ids.store}/count`,
      forms: [{ key: '0b7e2f6e-3f1c-4a51-9a57-0d7d4f0f7a11', variantId: `${ids.size}`, expected: '10', counted: '9' }],
    },
    'backoffice/stores/new-store-page': { path: '/admin/stores/new', forms: [store] },
    'backoffice/stores/store-page': {
      path: `/admin/stores/${ids.store}`,
      forms: [{ do: 'retire' }, { do: 'restore' }, { ...store, base: storeBase, 'translation-fr-name': 'Argile' }],
    },
    'backoffice/sellers/sellers-page': {
      path: `/admin/stores/${ids.store}/makers`,
      forms: [
        { do: 'grant', name: 'Amel', phone: '22333555', locale: 'ar', knownId: '' },
        ...['make-link', 'revoke-link', 'end-phones', 'revoke-access', 'open-studio'].map((button) => ({
          do: button,
          id: '1',
        })),
      ],
    },
    'backoffice/store-cards/store-card-page': {
      path: `/admin/stores/${ids.store}/card`,
      forms: [
        {
          ...{ version: '0', phone: '22333555', locale: 'ar', account: '10 006 0351835984788 31' },
          taxStatusUntil: '2030-01-01',
          ...{ taxStatus: 'real', taxNumber: '1234567A/M/000', cardNumber: '12345678', isCardSeen: 'on' },
        },
      ],
    },
    'backoffice/promotion/promotion-page': {
      path: '/admin/promotion',
      forms: [
        { do: 'call-off', id: `${ids.promotion}`, version: '1' },
        { do: 'edit', id: `${ids.promotion}`, ...promotion, base: terms },
        { ...promotion, productId: `${ids.product}` },
      ],
    },
    'backoffice/discount-codes/new-discount-code-page': {
      path: '/admin/discount-codes/new',
      forms: [
        discountCode,
        { ...discountCode, code: 'EID', kind: 'amount', amount: '5,5', percent: '' },
        { ...discountCode, code: 'DELIVERY', kind: 'free-delivery', percent: '' },
      ],
    },
    'backoffice/discount-codes/discount-code-page': {
      path: '/admin/discount-codes/1',
      forms: [{ ...discountCode, version: '1', maxUses: '200' }],
    },
    'backoffice/translations/translations-page': {
      path: '/admin/translations',
      forms: [
        { thing: `product:${ids.product}`, to: 'fr', base: '{"name":""}', 'translation-fr-name': 'Bol' },
        { thing: 'banner:hero-1', to: 'ar', base: '{"headline":"","words":""}', 'translation-ar-headline': 'صوف' },
      ],
    },
    'backoffice/translations/import-page': {
      path: '/admin/translations/import',
      forms: [
        { text: `key\tfr\nproduct:${ids.product}:name\tBol` },
        {
          review: JSON.stringify([
            {
              ...{ outcome: 'changed', line: 2, key: `product:${ids.product}:name` },
              changes: [{ locale: 'fr', from: '', to: 'Bol' }],
            },
          ]),
        },
      ],
    },
    'backoffice/home-page/banners-page': {
      path: '/admin/home-page',
      forms: [
        {
          ...{ place: 'hero-1', fileName: 'a.webp', alt: '', headline: 'Wool', words: '', linkLabel: 'See' },
          ...{ linkPath: '/shop', base: JSON.stringify({ ...emptyBanner, fileName: 'a.webp' }) },
        },
      ],
    },
  }
}
