import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { planPublishing } from '#domain/catalog/admin/plan-publishing.ts'
import { retireProduct } from '#domain/catalog/admin/retire-product.ts'
import { retireStore } from '#domain/catalog/admin/retire-store.ts'
import type { Product } from '#domain/catalog/product.ts'
import { sendBackSubmission } from '#domain/catalog/submissions/decide-submission.ts'
import { submitProduct } from '#domain/catalog/submissions/submit-product.ts'
import { followPlans } from '#domain/plans/follow-plans.ts'
import { shopVerdictOf } from '#domain/sellers/shop-verdict.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { publicUrl } from '#tests/support/api-client.ts'
import { closeStore } from '#tests/support/catalog-changes.ts'
import { asOperator } from '#tests/support/operators.ts'
import { givePlan } from '#tests/support/plans.ts'
import { asSeller } from '#tests/support/sellers.ts'
import { ask, openShopWithStudio } from '#tests/support/studio.ts'

type Studio = Awaited<ReturnType<typeof openShopWithStudio>>

/** Makes what is new a piece with one cause for which buyers do not see it or cannot order it. */
interface Cause {
  readonly product?: Parameters<Studio['shop']['sells']>[0]
  happen?(
    piece: Studio & { readonly product: Product; readonly seller: Awaited<ReturnType<typeof asSeller>> },
  ): Promise<unknown>
  /** The sentence and the button of the page. */
  readonly says: readonly RegExp[]
}

const causes: Readonly<Record<string, Cause>> = {
  none: { says: [/In the shop/, /As your buyer sees it/] },
  resting: {
    happen: ({ seller, product }) => retireProduct(seller, product.id),
    says: [/Not in the shop/, /You have taken it out/, /value="back"/],
  },
  held: {
    happen: ({ shop, product }) => retireProduct(shop.system, product.id),
    says: [/The shop has taken it out/, /value="submit"/],
  },
  waiting: {
    async happen({ shop, seller, product }) {
      await retireProduct(shop.system, product.id)
      await submitProduct(seller, product.id)
    },
    says: [/looks at it first/, /href="\/contact"/],
  },
  'sent-back': {
    async happen({ shop, seller, product }) {
      await retireProduct(shop.system, product.id)
      await submitProduct(seller, product.id)
      await sendBackSubmission(shop.system, product.id, 'photo')
    },
    says: [/the photo is dark/, /value="submit"/],
  },
  planned: {
    async happen({ shop, product }) {
      await retireProduct(shop.system, product.id)
      await planPublishing(shop.system, product.id, new Date(shop.clock.now().getTime() + 86_400_000))
    },
    says: [/The shop puts it in on [^<]*2026/, /href="\/contact"/],
  },
  'store-retired': {
    happen: ({ shop, product }) => retireStore(shop.system, product.store.id),
    says: [/does not show your store/, /href="\/contact"/],
  },
  'store-closed': {
    happen: ({ shop, product }) =>
      closeStore(shop.system, product.store.id, { closedFirstDay: '2026-03-02', closedLastDay: '2026-03-11' }),
    says: [/Closed/, /can order from 12 March/, /href="\/studio\/store\?store=\d+#closed"/],
  },
  'plan-over': {
    async happen({ shop, product }) {
      const office = await asOperator(shop.marketplace)
      await givePlan(office, product.store.id, { lastDay: tunisDayOf(shop.clock.now()) })
      shop.clock.passes({ days: 32 })
      await followPlans(shop.system)
    },
    says: [/The plan of your store is over/, /href="\/contact"/],
  },
  'sold-out': {
    product: { sizes: [{ name: '', stock: 0 }] },
    says: [/Sold out/, /there is none left/, /href="#stock"/],
  },
  'places-taken': {
    product: { supply: 'made-to-order', preparationDays: 3, weeklyLimit: 1, sizes: [{ name: '', stock: 0 }] },
    happen: ({ shop, product }) => shop.order([{ product }]),
    says: [/Sold out/, /this week is ordered/, /href="\/contact"/],
  },
  'without-picture': {
    product: { pictures: [] },
    says: [/In the shop/, /no photo/, /\/photos"[^>]*>Add a photo/],
  },
}

test('what the studio says of a piece is what the API says, cause by cause', async () => {
  await using studio = await openShopWithStudio()
  const { shop, app } = studio
  for (const [cause, { product: fields, happen, says }] of Object.entries(causes)) {
    const storeId = await shop.hasStore()
    const product = await shop.sells({ storeId, ...fields })
    const seller = await asSeller(shop.marketplace, storeId)
    // What is retired as it was created would be a draft.
    shop.clock.passes({ seconds: 1 })
    await happen?.({ ...studio, product, seller })
    const { state, reasons } = shopVerdictOf(await getAdminProduct(seller, product.id))
    assert.deepEqual(reasons, cause === 'none' ? [] : [cause])
    assert.equal(state, await stateInApi(studio, product.id), cause)
    const html = await (await ask(app, `/studio/pieces/${product.id}`, { session: seller.session })).text()
    for (const said of says) assert.match(html, said, cause)
    assert.equal((await app.request(`${publicUrl}/product/${product.id}`)).status, state === 'out' ? 404 : 200, cause)
    assert.equal(html.includes(`href="/product/${product.id}"`), state !== 'out', cause)
  }
})

async function stateInApi({ app }: Studio, id: number) {
  const response = await app.request(`${publicUrl}/api/products/${id}`)
  if (response.status === 404) return 'out'
  const [found] = (await response.json()) as { availability: boolean; backon?: string }[]
  if (found?.availability) return 'in'
  return found?.backon ? 'closed' : 'sold-out'
}
