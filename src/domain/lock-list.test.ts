import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { createStore, editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { pinProduct } from '#domain/catalog/admin/pin-product.ts'
import { maxPinnedProducts } from '#domain/catalog/admin/pinned-product.ts'
import { addPicture } from '#domain/catalog/pictures/add-picture.ts'
import { addSearchEntry, editSearchEntry } from '#domain/catalog/search-entries/save-search-entry.ts'
import { maxSearchEntries, type SearchEntryDraft } from '#domain/catalog/search-entries/search-entry.ts'
import { getStore } from '#domain/catalog/stores/get-store.ts'
import { addCategory, editCategory } from '#domain/categories/save-category.ts'
import { maxCouriers } from '#domain/couriers/courier.ts'
import { addCourier, addOwnCourier, editCourier } from '#domain/couriers/save-courier.ts'
import { maxDiscountCodes } from '#domain/discounts/discount-code.ts'
import { addDiscountCode, editDiscountCode } from '#domain/discounts/save-discount-code.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import { emptyBanner } from '#domain/home-page/banner.ts'
import { editBanner } from '#domain/home-page/edit-banner.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { changeOwnEmail } from '#domain/operators/change-own-email.ts'
import { inviteOperator } from '#domain/operators/invite-operator.ts'
import { createSetupToken, setUpOwner } from '#domain/operators/owner-setup.ts'
import { schedulePromotion } from '#domain/promotions/schedule-promotion.ts'
import { createCourier, testCourier } from '#tests/support/couriers.ts'
import { createCode, testCode } from '#tests/support/discount-codes.ts'
import { untilWaitingForLock } from '#tests/support/lock-waits.ts'
import { asOperator, createOperator, testPassword } from '#tests/support/operators.ts'
import type { TestMarketplace } from '#tests/support/test-marketplace.ts'
import { openTestShop, smallPicture, type TestShop } from '#tests/support/test-shop.ts'
import { builtInName } from '#web/localize-categories.ts'

type Owner = Awaited<ReturnType<typeof asOperator<TestMarketplace>>>

/** Two writes that cannot both be made, and what the second one is told. */
interface Rivals {
  readonly first: (owner: Owner) => Promise<unknown>
  readonly second: (owner: Owner) => Promise<unknown>
  readonly refusal: string | undefined
}

/** Takes what makes the rivals of a list in a shop. */
type Contest = (shop: TestShop, owner: Owner) => Promise<Rivals>

const entry: SearchEntryDraft = { asked: 'zorbla', kind: 'not-sold', finds: [] }
const email = (name: string) => `${name}@hirfa.example` as EmailAddress
const fullBut = (max: number) => sql`generate_series(1, ${sql.lit(max - 1)}) as n`

const contests: Readonly<Record<string, Contest>> = {
  async 'add a courier of one name'() {
    return {
      first: (owner) => addCourier(owner, testCourier),
      second: (owner) => addOwnCourier(owner, testCourier.name.toUpperCase()),
      refusal: 'name-taken',
    }
  },
  async 'give two couriers one name'(_, owner) {
    const [one, other] = [await createCourier(owner, { name: 'One' }), await createCourier(owner, { name: 'Other' })]
    const rename = (id: number, name: string) => (owner: Owner) =>
      editCourier(owner, id, { version: 1, edited: { ...testCourier, name } })
    return { first: rename(one, 'Zéro'), second: rename(other, 'ZÉRO'), refusal: 'name-taken' }
  },
  async 'add the last courier'({ system }) {
    await sql`insert into couriers (name, delivery_fee_millimes, refusal_fee_millimes, collection_fee_millimes,
      remittance_days, csv_columns, csv_separator, csv_decimal_sign)
      select 'Courier ' || n, 0, 0, 0, 0, '{number}', ';', ',' from ${fullBut(maxCouriers)}`.execute(system.db)
    const add = (name: string) => (owner: Owner) => addCourier(owner, { ...testCourier, name })
    return { first: add('One'), second: add('Other'), refusal: 'too-many' }
  },
  async 'add one discount code'() {
    const add = (owner: Owner) => addDiscountCode(owner, testCode)
    return { first: add, second: add, refusal: 'code-taken' }
  },
  async 'give two discounts one code'({ marketplace }) {
    const [one, other] = [
      await createCode(marketplace, { code: 'ONE' }),
      await createCode(marketplace, { code: 'TWO' }),
    ]
    const rename = (id: number) => (owner: Owner) => editDiscountCode(owner, id, { version: 1, edited: testCode })
    return { first: rename(one), second: rename(other), refusal: 'code-taken' }
  },
  async 'add the last discount code'({ system }) {
    await sql`insert into discount_codes (code, kind, percent)
      select 'C' || n, 'percent', 10 from ${fullBut(maxDiscountCodes)}`.execute(system.db)
    const add = (code: string) => (owner: Owner) => addDiscountCode(owner, { ...testCode, code })
    return { first: add('ONE'), second: add('TWO'), refusal: 'too-many' }
  },
  async 'decide about one search'() {
    return {
      first: (owner) => addSearchEntry(owner, entry),
      second: (owner) => addSearchEntry(owner, { ...entry, asked: 'Zórbla' }),
      refusal: 'exists',
    }
  },
  async 'change two entries to one search'(_, owner) {
    const ids = []
    for (const asked of ['trivet', 'kettle']) {
      const added = await addSearchEntry(owner, { ...entry, asked })
      ids.push(added.outcome === 'saved' ? added.id : 0)
    }
    const [one = 0, other = 0] = ids
    const change = (id: number) => (owner: Owner) => editSearchEntry(owner, id, { version: 1, edited: entry })
    return { first: change(one), second: change(other), refusal: 'exists' }
  },
  async 'add the last search entry'({ system }) {
    await sql`insert into search_entries (asked, asked_words, kind)
      select 'w' || n, 'w' || n, 'not-sold' from ${fullBut(maxSearchEntries)}`.execute(system.db)
    const add = (asked: string) => (owner: Owner) => addSearchEntry(owner, { ...entry, asked })
    return { first: add('trivet'), second: add('kettle'), refusal: 'too-many' }
  },
  async 'pin the last product'(shop) {
    const products = []
    for (let count = 0; count <= maxPinnedProducts; count++) products.push(await shop.sells())
    const [one, other, ...pinned] = products.map(({ id }) => id)
    const pins = pinned.map((product_id) => ({ product_id, pinned_at: shop.clock.now() }))
    await shop.system.db.insertInto('pinned_products').values(pins).execute()
    const pin = (id: number | undefined) => (owner: Owner) => pinProduct(owner, id ?? 0)
    return { first: pin(one), second: pin(other), refusal: 'too-many' }
  },
  async 'add a store of one name'(shop) {
    const draft = storeDraftOf({ store: await getStore(shop.marketplace, await shop.hasStore()) })
    const add = (name: string) => (owner: Owner) => createStore(owner, { ...draft, name })
    return { first: add('L’été à Sana'), second: add("L'ÉTÉ\u00a0À\u200b ＳＡＮＡ"), refusal: 'name-taken' }
  },
  async 'give two stores one name'(shop) {
    const [one, other] = [await shop.hasStore(), await shop.hasStore()]
    const rename = async (id: number, name: string) => {
      const base = storeDraftOf({ store: await getStore(shop.marketplace, id) })
      return (owner: Owner) => editStore(owner, id, { base, edited: { ...base, name } })
    }
    return { first: await rename(one, 'loom'), second: await rename(other, 'Loom'), refusal: 'name-taken' }
  },
  async 'add a category of one name'() {
    const add = (slug: string, name: string) => (owner: Owner) =>
      addCategory(owner, slug, { texts: { en: { name }, fr: { name }, ar: { name } }, isInMenu: false }, builtInName)
    return { first: add('rugs', 'Tapis'), second: add('carpets', 'TAPIS'), refusal: 'name-taken' }
  },
  async 'give two categories one name'() {
    const rename = (id: number) => (owner: Owner) =>
      editCategory(
        owner,
        id,
        { version: 0, edited: { texts: { en: { name: 'Gifts' } }, isInMenu: false } },
        builtInName,
      )
    return { first: rename(1), second: rename(2), refusal: 'name-taken' }
  },
  async 'invite one colleague'() {
    const invite = (address: string) => (owner: Owner) =>
      inviteOperator(owner, { name: 'Amel', email: email(address), role: 'staff' })
    return { first: invite('amel'), second: invite('Amel'), refusal: 'known' }
  },
  async 'take one email address'({ marketplace }) {
    const actor = await createOperator(marketplace, { name: 'Amel' })
    return {
      first: (owner) => changeOwnEmail(owner, email('shop')),
      second: (owner) => changeOwnEmail({ ...owner, actor }, email('Shop')),
      refusal: 'taken',
    }
  },
  async 'set the shop up'({ marketplace, system }) {
    await system.db.deleteFrom('operators').execute()
    const token = (await createSetupToken(system)) ?? ''
    const setUp = (name: string) => (owner: Owner) =>
      setUpOwner({ ...owner, actor: marketplace.actor }, token, { name, email: email(name), password: testPassword })
    return { first: setUp('sana'), second: setUp('amel'), refusal: undefined }
  },
  async 'fill one place of the home page'(shop) {
    const fileName = await addPicture(shop.system, smallPicture)
    const fill = (headline: string) => (owner: Owner) =>
      editBanner(owner, 'hero-1', { base: undefined, edited: { ...emptyBanner, fileName, headline } })
    return { first: fill('Wool'), second: fill('Clay'), refusal: 'changed-meanwhile' }
  },
  async 'schedule promotions for one week'(shop) {
    const [bowl, jug] = [await shop.sells(), await shop.sells()]
    const week = { startsAt: new Date('2026-03-09'), endsAt: new Date('2026-03-16'), renewsWeekly: false }
    const schedule = (productId: number) => (owner: Owner) => schedulePromotion(owner, { ...week, productId })
    return { first: schedule(bowl.id), second: schedule(jug.id), refusal: 'overlaps' }
  },
}

for (const [what, contest] of Object.entries(contests))
  test(`of two people who ${what} at once, the second waits and is told`, async () => {
    await using shop = await openTestShop()
    const owner = await asOperator(shop.marketplace)
    const { first, second, refusal } = await contest(shop, owner)
    // In an object, so that the transaction does not wait for it.
    const { saved, waiting } = await inTransaction(owner, async (marketplace) => {
      const saved = await first({ ...owner, db: marketplace.db })
      const waiting = second(owner)
      await untilWaitingForLock(shop, { kind: 'advisory' })
      return { saved, waiting }
    })
    assert.notEqual(outcomeOf(saved), refusal)
    assert.equal(outcomeOf(await waiting), refusal)
  })

function outcomeOf(result: unknown): unknown {
  return result instanceof Object && 'outcome' in result ? result.outcome : result
}
