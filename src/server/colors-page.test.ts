import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { asSystem } from '#tests/support/operators.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { loadPages } from './pages.ts'

const built = await loadPages()

async function visit({ marketplace }: TestShop, address: string): Promise<string> {
  const app = testApp(marketplace, { pages: built })
  return (await app.request(address)).text()
}

/** The main element of a page, without scripts. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function photograph({ marketplace }: TestShop, number: number): Promise<string> {
  const shape = { format: 'webp', width: 800, height: 1000, placeholderColor: '#ede3d3' } as const
  return addPicture(asSystem(marketplace), { bytes: new Uint8Array([number, 9]), ...shape })
}

test('a single color or size is shown as text, several as a choice', async () => {
  await using shop = await openTestShop()
  const single = await shop.sells({
    colors: [{ name: 'Ivory', swatch: '#fffff0' }],
    sizes: [{ name: 'Queen', stock: 4 }],
  })
  const page = mainOf(await visit(shop, `/product/${single.id}`))
  assert.doesNotMatch(page, /type="radio"/)
  assert.match(page, /Colour<\/span>.*Ivory/s)
  assert.match(page, /Size<\/span>.*Queen/s)
  // Its card adds it to the cart directly.
  const shelf = mainOf(await visit(shop, '/shop'))
  assert.match(shelf, /Add to cart/)
  assert.doesNotMatch(shelf, /Choose/)

  const several = await shop.sells({
    colors: ['Ivory', 'Clay'].map((name) => ({ name, swatch: '#fffff0' })),
    sizes: ['S', 'M'].map((name) => ({ name, stock: 4 })),
  })
  const offered = mainOf(await visit(shop, `/product/${several.id}`))
  assert.equal(offered.match(/type="radio"/g)?.length, 4)
})

test('a product page shows the pictures of its first color first, and without script those of all colors', async () => {
  await using shop = await openTestShop()
  const [blue, room, cream] = [await photograph(shop, 1), await photograph(shop, 2), await photograph(shop, 3)]
  const bowl = await shop.sells({
    colors: ['Blue', 'Cream'].map((name) => ({ name, swatch: '#dcc29c' })),
    pictures: [
      { fileName: blue, alt: 'In blue', color: 'Blue' },
      { fileName: room, alt: 'In a room' },
      { fileName: cream, alt: 'In cream', color: 'Cream' },
    ],
  })
  const html = await visit(shop, `/product/${bowl.id}`)
  const gallery = html.slice(html.indexOf('Pictures of'), html.indexOf('</section>'))
  const [script, plain] = gallery.split('<noscript')
  const alts = (part: string | undefined) => [...(part ?? '').matchAll(/alt="(In [^"]+)"/g)].map(([, alt]) => alt)
  assert.deepEqual(alts(script), ['In blue', 'In a room'])
  assert.deepEqual(alts(plain), ['In cream'])
  // The color in a URL is handled by the browser: the page is the same for every visitor.
  assert.equal(
    await visit(shop, `/product/${bowl.id}?color=${bowl.colors[1]?.id}`).then(alts).then(String),
    alts(html).join(),
  )
})
