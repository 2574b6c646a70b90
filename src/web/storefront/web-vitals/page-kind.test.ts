import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pageKindOf } from './page-kind.ts'

test('an address of the shop is of one kind of page, in every language', () => {
  const kinds = {
    '/': 'home',
    '/fr': 'home',
    '/home': 'home',
    '/ar/product/12?color=2#comments': 'product',
    '/product/12/reviews': 'other',
    '/store/3': 'store',
    '/stores?page=2': 'list',
    '/shop?category=decor': 'list',
    '/fr/shop?q=bowl': 'search',
    '/cart': 'cart',
    '/checkout?product=1': 'checkout',
    '/success': 'order',
    '/order/AAAA': 'order',
    '/order/AAAA/return': 'order',
    '/about': 'other',
    '/constructor': 'other',
  }
  for (const [path, kind] of Object.entries(kinds)) assert.equal(pageKindOf(`https://shop.example${path}`), kind, path)
})
