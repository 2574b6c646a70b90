// A reader of product feeds as strict as the tables that Google and Meta publish (docs/feeds.md).
import assert from 'node:assert/strict'

/** The attributes of an item, each with its values in their order. */
export type ReadItem = Readonly<Record<string, readonly string[]>>

interface Attribute {
  readonly isRequired?: true
  /** How often it may stand in an item. */
  readonly most?: number
  /** In characters. */
  readonly maxLength?: number
  readonly form?: RegExp
}

const url = /^https:\/\/[^\s<>"]+$/
const price = /^\d{1,6}\.\d{2,3} TND$/

const attributes: Readonly<Record<'google' | 'meta', Readonly<Record<string, Attribute>>>> = {
  google: attributesWith({
    title: 150,
    description: 5000,
    brand: 70,
    id: 50,
    pictures: 10,
    stock: /^(in|out_of)_stock$/,
  }),
  meta: attributesWith({
    title: 200,
    description: 9999,
    brand: 100,
    id: 100,
    pictures: 20,
    stock: /^(in|out of) stock$/,
  }),
}

interface Limits {
  readonly title: number
  readonly description: number
  readonly brand: number
  readonly id: number
  readonly pictures: number
  readonly stock: RegExp
}

function attributesWith(most: Limits): Readonly<Record<string, Attribute>> {
  const moment = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\dZ`
  return {
    id: { isRequired: true, maxLength: most.id, form: /^[\w-]+$/ },
    title: { isRequired: true, maxLength: most.title },
    description: { isRequired: true, maxLength: most.description },
    link: { isRequired: true, maxLength: 2000, form: url },
    image_link: { isRequired: true, maxLength: 2000, form: url },
    additional_image_link: { most: most.pictures, maxLength: 2000, form: url },
    availability: { isRequired: true, form: most.stock },
    price: { isRequired: true, form: price },
    sale_price: { form: price },
    sale_price_effective_date: { maxLength: 51, form: new RegExp(`^${moment}/${moment}$`) },
    brand: { isRequired: true, maxLength: most.brand },
    identifier_exists: { isRequired: true, form: /^(yes|no)$/ },
    condition: { isRequired: true, form: /^new$/ },
    google_product_category: { form: /^(\d+|[A-Z][^<>]*( > [^<>]+)*)$/ },
    product_type: { maxLength: 750 },
    item_group_id: { maxLength: 50, form: /^\w+$/ },
    color: { maxLength: 100 },
    size: { maxLength: 100 },
    shipping: { isRequired: true, form: /^TN \d+\.\d{2,3} TND$/ },
    min_handling_time: { form: /^\d{1,2}$/ },
    max_handling_time: { form: /^\d{1,2}$/ },
  }
}

/** Reads a product feed and returns its items. Throws for what the reader would refuse. */
export function readFeed(xml: string, target: 'google' | 'meta'): ReadItem[] {
  assert.match(
    xml,
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0" xmlns:g="http:\/\/base\.google\.com\/ns\/1\.0">/,
  )
  assert.match(xml, /<\/channel>\n<\/rss>\n$/)
  const items = Array.from(xml.matchAll(/<item>([\s\S]*?)<\/item>/g), ([, item = '']) => readItem(item))
  for (const item of items) checkItem(item, attributes[target])
  assert.equal(new Set(items.map(({ id }) => id?.[0])).size, items.length, 'an id stands twice')
  return items
}

function readItem(xml: string): ReadItem {
  const shipping = /<g:shipping><g:country>(.*?)<\/g:country><g:price>(.*?)<\/g:price><\/g:shipping>/
  const flat = xml.replace(shipping, '<g:shipping>$1 $2</g:shipping>')
  const found = [...flat.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)]
  assert.equal(flat.replaceAll(/<g:(\w+)>[^<]*<\/g:\1>/g, '').trim(), '', 'something else stands in an item')
  const byName = Map.groupBy(found, ([, name = '']) => name)
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(([, , text = '']) => unescapeXml(text))]))
}

function checkItem(item: ReadItem, known: Readonly<Record<string, Attribute>>): void {
  const what = `item ${item.id}`
  assert.deepEqual(
    Object.keys(item).filter((name) => !known[name]),
    [],
    what,
  )
  for (const [
    name,
    { isRequired = false, most = 1, maxLength = Number.POSITIVE_INFINITY, form = /./s },
  ] of Object.entries(known)) {
    const values = item[name] ?? []
    assert.ok(values.length >= (isRequired ? 1 : 0) && values.length <= most, `${what} has ${values.length} of ${name}`)
    for (const value of values) {
      assert.match(value, form, `${what}: ${name}`)
      assert.ok([...value].length <= maxLength, `${what}: ${name} has ${value.length} characters`)
    }
  }
  const [amount, sale] = [item.price, item.sale_price].map((values) => Number.parseFloat(values?.[0] ?? 'NaN'))
  assert.ok(Number(amount) > 0, what)
  if (item.sale_price) assert.ok(Number(sale) < Number(amount), `${what} costs more in the sale`)
  const [from, until] = item.sale_price_effective_date?.[0]?.split('/') ?? []
  if (from && until) assert.ok(from < until, `${what} has a sale that ends before it begins`)
}

function unescapeXml(text: string): string {
  const signs: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }
  return text.replace(/&(\w+);/g, (entity, name: string) => signs[name] ?? assert.fail(entity))
}
