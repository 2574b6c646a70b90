import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addPicture } from '#domain/catalog/add-picture.ts'
import { openTestShop, type TestShop } from '#tests/support/test-shop.ts'
import { createApp } from './app.ts'
import { clientDirectory, loadPages } from './pages.ts'

const built = await loadPages()

async function visit({ marketplace }: TestShop, address: string): Promise<string> {
  const app = createApp({ marketplace, publicUrl: 'https://shop.example', pages: built, clientDirectory })
  return (await app.request(address)).text()
}

/** What the page is about, without scripts and surroundings. */
function mainOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function photograph({ marketplace }: TestShop, number: number): Promise<string> {
  const shape = { format: 'webp', width: 800, height: 1000, placeholderColor: '#ede3d3' } as const
  return addPicture(marketplace, { bytes: new Uint8Array([number, 9]), ...shape })
}

test('one color and one size are told, not offered, and several are offered', async () => {
  await using shop = await openTestShop()
  const single = await shop.sells({
    colors: [{ name: 'Ivory', swatch: '#fffff0' }],
    sizes: [{ name: 'Queen', stock: 4 }],
  })
  const page = mainOf(await visit(shop, `/product/${single.id}`))
  assert.doesNotMatch(page, /type="radio"/)
  assert.match(page, /Colour<\/span>.*Ivory/s)
  assert.match(page, /Size<\/span>.*Queen/s)
  // Such a card puts it into the cart at once.
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

test('a page opens on the pictures of its first color, and shows the others to whoever has no script', async () => {
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
  // The color of a link is the browser's affair: the page is the same for everybody.
  assert.equal(
    await visit(shop, `/product/${bowl.id}?color=${bowl.colors[1]?.id}`).then(alts).then(String),
    alts(html).join(),
  )
})
