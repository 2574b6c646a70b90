import { type SellerActor, sellerActor } from '#domain/access/actor.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Phone } from '#domain/phone.ts'
import { grantStoreAccess } from '#domain/sellers/grant-store-access.ts'
import { createSellerLink, signInByLink } from '#domain/sellers/seller-link.ts'
import { findSellerSession } from '#domain/sellers/seller-session.ts'
import { studioSetting } from '#domain/sellers/studio-setting.ts'
import { asOperator, asSystem } from './operators.ts'
import { setSetting } from './settings.ts'

/** Opens the studio of the shop. */
export async function openStudio(marketplace: Marketplace): Promise<void> {
  await setSetting(marketplace, studioSetting, { isStudioOpen: true })
}

let numbers = 22_000_000

/** Returns a phone number that nobody has. */
export function newPhone(): Phone {
  return `+216${++numbers}` as Phone
}

/** Lets a new person into stores, and returns the token of a link. */
export async function grantAccess(
  marketplace: Marketplace,
  storeIds: readonly number[],
  { name = 'Amel', phone = newPhone() }: { readonly name?: string; readonly phone?: Phone } = {},
): Promise<{ readonly id: number; readonly phone: Phone; readonly link: string }> {
  const office = asSystem(marketplace)
  let id: number | undefined
  for (const storeId of storeIds) {
    const result = await grantStoreAccess(office, storeId, { name, phone, locale: 'en' }, id)
    if (result.outcome !== 'granted') throw new Error(`Nobody got access: ${result.outcome}`)
    id = result.sellerId
  }
  if (id === undefined) throw new Error('A seller has a store')
  return { id, phone, link: await createSellerLink(office, storeIds[0] ?? 0, id) }
}

/** Returns the marketplace with a new seller of the stores as actor, and the token of a signed-in phone. */
export async function asSeller<World extends Marketplace>(
  marketplace: World,
  ...storeIds: number[]
): Promise<World & { readonly actor: SellerActor; readonly session: string }> {
  const { id, link } = await grantAccess(marketplace, storeIds)
  const session = await signInByLink(marketplace, link, 'Test')
  if (session === undefined) throw new Error('The link lets nobody in')
  return { ...marketplace, actor: sellerActor({ id, name: 'Amel', role: 'seller' }, storeIds), session }
}

/** An owner of the shop, whose studio is open. */
export async function asOwnerWithStudio<World extends Marketplace>(marketplace: World) {
  await openStudio(marketplace)
  return asOperator(marketplace)
}

/** Whether a phone is signed in with the token of a session. */
export async function isIn(marketplace: Marketplace, token: string): Promise<boolean> {
  return (await findSellerSession(marketplace, token)) !== undefined
}
