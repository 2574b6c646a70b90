import { type SellerActor, sellerActor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { letInSeller } from '#domain/sellers/let-in-seller.ts'
import { makersSetting } from '#domain/sellers/makers-setting.ts'
import { enterByLink, makeSellerLink } from '#domain/sellers/seller-link.ts'
import { asOperator, asSystem } from './operators.ts'
import { setSetting } from './settings.ts'

/** Opens the studio of the shop. */
export async function openStudio(marketplace: Marketplace): Promise<void> {
  await setSetting(marketplace, makersSetting, { areMakersIn: true })
}

let numbers = 22_000_000

/** Returns a phone number that nobody has. */
export function newPhone(): Phone {
  return `+216${++numbers}` as Phone
}

/** Lets a new person into stores, and returns the token of a link. */
export async function letIn(
  marketplace: Marketplace,
  storeIds: readonly number[],
  { name = 'Amel', phone = newPhone() }: { readonly name?: string; readonly phone?: Phone } = {},
): Promise<{ readonly id: number; readonly phone: Phone; readonly link: string }> {
  const office = asSystem(marketplace)
  let id: number | undefined
  for (const storeId of storeIds) {
    const result = await letInSeller(office, storeId, { name, phone, locale: 'en' }, id)
    if (result.outcome !== 'let-in') throw new Error(`Nobody was let in: ${result.outcome}`)
    id = result.sellerId
  }
  if (id === undefined) throw new Error('A seller has a store')
  return { id, phone, link: await makeSellerLink(office, storeIds[0] ?? 0, id) }
}

/** Returns the marketplace with a new seller of the stores as actor, and the token of a signed-in phone. */
export async function asSeller<World extends Marketplace>(
  marketplace: World,
  ...storeIds: number[]
): Promise<World & { readonly actor: SellerActor; readonly session: string }> {
  const { id, link } = await letIn(marketplace, storeIds)
  const session = await enterByLink(marketplace, link, 'Test')
  if (session === undefined) throw new Error('The link lets nobody in')
  return { ...marketplace, actor: sellerActor({ id, name: 'Amel', role: 'seller' }, storeIds), session }
}

/** An owner of the shop, whose studio is open. */
export async function asOwnerWithStudio<World extends Marketplace>(marketplace: World) {
  await openStudio(marketplace)
  return asOperator(marketplace)
}
