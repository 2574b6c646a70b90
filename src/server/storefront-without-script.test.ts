import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Category } from '#domain/category.ts'
import { postComment } from '#domain/comments/post-comment.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { dinars } from '#domain/money.ts'
import type { Phone } from '#domain/phone.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { asOperator } from '#tests/support/operators.ts'
import { openPlainBrowser, plainOrigin } from '#tests/support/plain-browser.ts'
import { openTestShop } from '#tests/support/test-shop.ts'
import { sellByColor } from '#tests/support/variants.ts'

async function openShop() {
  const shop = await openTestShop()
  const { open } = await openPlainBrowser(shop, { minFormSeconds: 0 })
  return { ...shop, open }
}

test('the shop is browsed, filtered, searched and sorted by links and forms', async () => {
  await using shop = await openShop()
  const sell = (name: string, price: number, category: Category = 'shoes') =>
    shop.sells({ name, category, regularPrice: dinars(price) })
  for (const [place, price] of [30, 50, 20, 40].entries()) await sell(`Babouche ${place}`, price)
  for (let place = 0; place < 5; place++) await sell(`Bowl ${place}`, 10, 'decor')
  const first = await shop.open('/shop')
  const second = await first.follow('2')
  assert.match(second.path, /page=2/)
  assert.equal(second.html.match(/<article/g)?.length, 3)

  const shoes = await first.submit('Show', { category: 'shoes', sort: '-price' })
  assert.match(shoes.html, /<h1[^>]*>Shoes</)
  const prices = Array.from(shoes.main.matchAll(/(\d+\.\d\d) TND/g), ([, price]) => Number(price))
  assert.deepEqual([...new Set(prices)], [50, 40, 30, 20])
  const found = await shoes.submit('Show', { q: 'babouche' })
  assert.match(found.main, /for “babouche”/)
  const all = await found.follow(/Remove the filter Shoes|Shoes/)
  assert.match(all.path, /q=babouche/)
})

test('a product page has its text, all its pictures, its comments, and a form for its options', async () => {
  await using shop = await openShop()
  const description = 'Thrown in Nabeul. '.repeat(40).trim()
  const { id, sizes, colors } = await shop.sells({
    description,
    sizes: [
      { name: '42', stock: 3 },
      { name: '43', stock: 0 },
    ],
    colors: [
      { name: 'Blue', swatch: '#1f4e86' },
      { name: 'Black', swatch: '#000000' },
    ],
  })
  const comment = { authorName: 'Amel', email: 'amel@example.tn' as EmailAddress, phone: '+21622333444' as Phone }
  await postComment(shop.marketplace, { productId: id, ...comment, body: 'Took 42, my normal size.' })
  const page = await shop.open(`/product/${id}`)
  for (const text of [description, 'Took 42, my normal size.', 'does not run']) assert.ok(page.main.includes(text))
  assert.match(page.html, /href="\/api\/image\/[^"]+\.webp"/)
  const size = String(sizes[0]?.id)
  await assert.rejects(async () => page.submit('Order this piece', { size: String(sizes[1]?.id) }))
  const checkout = await page.submit('Order this piece', { size, color: String(colors[1]?.id), quantity: '2' })
  const asked = Object.fromEntries(new URLSearchParams(checkout.path.split('?')[1]))
  assert.deepEqual(asked, { product: String(id), size, color: String(colors[1]?.id), quantity: '2' })

  const plain = await shop.sells()
  const order = await (await shop.open(`/product/${plain.id}`)).submit('Order this piece')
  assert.match(order.path, new RegExp(`product=${plain.id}.*size=${plain.sizes[0]?.id}.*quantity=1`))
})

test('a size and color that are sold out or not made are said to be so, with what can be ordered instead', async () => {
  await using shop = await openShop()
  const stock = { S: { Red: 2, Blue: 0 }, M: { Red: 5 } }
  const { id, sizes, colors } = await sellByColor(shop, { name: 'Scarf', stock, prices: { M: dinars(60) } })
  const chosen = (size: number, color: number) => ({ size: String(sizes[size]?.id), color: String(colors[color]?.id) })
  const page = await shop.open(`/product/${id}`)
  assert.match(page.main, /from 45\.00 TND/)
  assert.match(page.html, /"@type":"AggregateOffer","lowPrice":45,"highPrice":60,"offerCount":3/)
  assert.match(page.main, /Your size or colour is sold out\?.*Size and colour/)
  assert.match(page.html, /<option value="\d+">S, Blue<\/option>/)

  const absent = await page.submit('Order this piece', chosen(1, 1))
  assert.match(absent.main, /not made in the size and colour/)
  assert.match(absent.main, /In stock ?S, Red ?M, Red/)
  const soldOut = await page.submit('Order this piece', chosen(0, 1))
  assert.match(soldOut.main, /Scarf: Sold out\. ?Size S ?Colour: Blue/)
  const order = await soldOut.follow('M, Red')
  assert.match(order.main, /Size M ?Colour: Red.*60\.00 TND/)
})

test('a comment is posted, and invalid fields come back marked with what was typed', async () => {
  await using shop = await openShop()
  const { id } = await shop.sells()
  const page = await shop.open(`/product/${id}`)
  const typed = { name: 'Amel', email: 'amel@example.tn', phone: '12', comment: 'Without any script' }
  const refused = await page.submit('Send the comment', typed)
  assert.match(refused.main, /Your comment has not been sent yet/)
  assert.match(refused.html, /<input(?=[^>]*name="phone")[^>]*aria-invalid="true"/)
  assert.match(refused.html, /<textarea[^>]*>Without any script</)
  const posted = await refused.submit('Send the comment', { phone: '22 333 444' })
  assert.match(posted.main, /Thank you\. Your comment is shown below\..*Without any script/)
})

test('a message, a newsletter address and a plan are sent and confirmed in the page', async () => {
  await using shop = await openShop()
  const contact = await shop.open('/contact')
  const message = { name: 'Amel', email: 'amel@example.tn', description: 'Where is my order?' }
  assert.match((await contact.submit('Send the message', message)).main, /Thank you, your message has arrived\./)
  const subscribed = await contact.submit('Send', { email: 'reader@example.tn' }, 'newsletter')
  assert.match(subscribed.html, /We have sent you an e-mail\./)
  const gold = await (await shop.open('/pricing')).submit('Get Started', {}, 'gold')
  assert.match(gold.main, /Subscribe to Gold Plan/)
  const maker = { name: 'Amel', email: 'amel@example.tn', phone: '22 333 444', project: 'Atelier Amel' }
  assert.match((await gold.submit('Send', maker)).main, /Your request for the Gold Plan has arrived\./)
  const { db } = shop.marketplace
  for (const table of ['contact_messages', 'newsletter_subscriptions', 'plan_requests'] as const)
    assert.equal((await db.selectFrom(table).select('id').execute()).length, 1, table)
})

test('an order is followed and canceled on its private page', async () => {
  await using shop = await openShop()
  const placed = await shop.order([{ product: await shop.sells() }])
  assert.ok(placed.outcome === 'placed')
  const order = await shop.open(`/order/${placed.order.token}`)
  assert.match((await order.submit('Yes, cancel the order')).main, /Your order has been cancelled\./)
})

test('the success page has a heading where only a script could show the order', async () => {
  await using shop = await openShop()
  const page = await shop.open('/success')
  assert.match(page.html, /<h1[^>]*>Success</)
  assert.match(page.main, /Browse the shop/)
})

test('the home page shows its promotion and the remaining time', async () => {
  await using shop = await openShop()
  const { id } = await shop.sells({ promotionalPrice: dinars(36) })
  await schedulePromotion(await asOperator(shop.marketplace), {
    ...{ productId: id, renewsWeekly: false, price: dinars(30) },
    ...{ startsAt: new Date('2026-03-01T09:00:00Z'), endsAt: new Date('2026-03-17T09:00:00Z') },
  })
  const home = await shop.open('/')
  assert.match(home.main, /14 days? ?23 hours? ?00 minutes? ?00 seconds?/)
})

test('a product that is sold out says so, and has no button to buy it', async () => {
  await using shop = await openShop()
  const { id } = await shop.sells({ sizes: [{ name: '', stock: 0 }] })
  const { html, main } = await shop.open(`/product/${id}`)
  assert.match(html, /<button[^>]*disabled=""[^>]*>Sold out/)
  assert.match(main, /This piece has been sold\./)
  assert.doesNotMatch(main, /Order this piece/)
})

test('the search of the navigation bar is a form in every language', async () => {
  await using shop = await openShop()
  await shop.sells({ name: 'Couffin' })
  for (const prefix of ['', '/fr', '/ar']) {
    const found = await (await shop.open(`${prefix}/about`)).submit('', { q: 'couffin' })
    assert.equal(found.path, `${prefix}/shop?q=couffin`)
    assert.match(found.main, /Couffin/)
  }
})

test('a search forgives case, accents and a typing error, says so, and can be repeated as it was typed', async () => {
  await using shop = await openShop()
  await shop.sells({ name: 'Olive babouche' })
  for (const words of ['OLIVE', 'olivé', 'babuche'])
    assert.match((await shop.open(`/shop?q=${encodeURIComponent(words)}`)).main, /Olive babouche/, words)
  const corrected = await shop.open('/shop?q=babuche')
  assert.match(corrected.main, /Showing results for “babouche”\./)
  const verbatim = await corrected.follow('Search instead for “babuche”')
  assert.equal(verbatim.path, '/shop?q=babuche&verbatim=1')
  assert.doesNotMatch(verbatim.main, /Search instead/)
  const cheap = await shop.open('/shop?q=babouche+under+50+dinars')
  assert.match(cheap.html, /aria-label="Remove the filter up to 50\.00 TND"/)
  // Punctuation searches for nothing, so the page does not announce results.
  assert.match((await shop.open('/shop?q=!!!')).main, /1 piece /)
  assert.doesNotMatch((await shop.open('/shop?q=!!!')).main, /for “/)
})

test('a search without results offers words, categories and the whole shop, and a page beyond the last one is the last', async () => {
  await using shop = await openShop()
  await shop.sells({ name: 'Olive bowl', category: 'decor' })
  await shop.sells({ name: 'Babouche', category: 'shoes', description: 'Of leather.' })
  const unknown = (await shop.open('/shop?q=zzzzqqqq')).main
  assert.match(unknown, /No results.*Try another word/)
  assert.doesNotMatch(unknown, /fewer filters/)
  assert.match((await shop.open('/shop?q=zzzzqqqq&stock=1')).main, /Try fewer filters/)
  const empty = (await shop.open('/shop?category=bags')).main
  assert.match(empty, /There is nothing in this category yet/)
  assert.doesNotMatch(empty, /fewer filters|No results/)
  assert.match((await shop.open('/shop?category=bags&stock=1')).main, /Try fewer filters/)
  const kids = await (await shop.open('/shop?q=zzzzqqqq')).follow(/^Decor ?\(?1/)
  assert.equal(kids.path, '/shop?category=decor')
  assert.match((await shop.open('/shop?q=bowl+kachabia')).main, /No piece has all of these words\..*Olive bowl/)
  const whole = await (await shop.open('/shop?category=shoes&q=bowl')).follow('“bowl” in the whole shop')
  assert.match(whole.main, /Olive bowl/)
  for (let place = 0; place < 6; place++) await shop.sells()
  assert.match((await shop.open('/shop?page=400')).path, /page=2/)
})

test('makers are listed with craft and place, are linked from four pages, and stand beside what they made', async () => {
  await using shop = await openShop()
  const storeId = await shop.hasStore({
    name: 'Houch Djerba',
    craft: 'Silver filigree',
    town: 'Houmt Souk',
    governorate: 'TN-82',
  })
  const { id } = await shop.sells({ storeId, name: 'Jar' })
  for (const [path, link] of [
    ['/', 'All makers'],
    ['/about', 'All makers, and where they work'],
    [`/store/${storeId}`, 'Our makers'],
    ['/contact', 'Our makers'],
  ] as const)
    assert.equal((await (await shop.open(path)).follow(link)).path, '/stores', path)
  const makers = await shop.open('/stores')
  assert.match(makers.main, /Houch Djerba.*Silver filigree.*Houmt Souk, Médenine/)
  assert.equal((await makers.follow('Subscriptions')).path, '/pricing')
  const store = await makers.follow('Houch Djerba')
  assert.equal(store.path, `/store/${storeId}`)
  assert.match(store.main, /Houmt Souk, Médenine/)
  const product = await shop.open(`/product/${id}`)
  assert.match(product.main, /Made by.*Houch Djerba.*Silver filigree.*Houmt Souk/)
  for (const [page, title] of [
    [product, 'Jar'],
    [store, 'Houch Djerba'],
  ] as const) {
    const address = plainOrigin + page.path
    assert.ok(page.html.includes(`https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`))
    assert.ok(page.html.includes(`sharer.php?u=${encodeURIComponent(address)}`))
  }
})
