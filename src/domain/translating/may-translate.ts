import type { Actor } from '#domain/access/actor.ts'
import {
  mayEditHomePage,
  mayEditProducts,
  mayEditSettings,
  mayEditStores,
  mayManageNewsletter,
} from '#domain/access/policies.ts'
import { everyStore, type StoreScope } from '#domain/access/store-scope.ts'
import type { TranslatedKind } from './text-key.ts'

const policies: Readonly<Record<TranslatedKind, (actor: Actor) => StoreScope | undefined>> = {
  profile: (actor) => ofShop(mayEditSettings(actor)),
  banner: (actor) => ofShop(mayEditHomePage(actor)),
  issue: (actor) => ofShop(mayManageNewsletter(actor)),
  product: mayEditProducts,
  store: mayEditStores,
}

/** Returns the stores whose things of a kind the actor may translate: who may edit a thing may translate it. */
export function mayTranslate(actor: Actor, kind: TranslatedKind): StoreScope | undefined {
  return policies[kind](actor)
}

function ofShop(isAllowed: boolean): StoreScope | undefined {
  return isAllowed ? everyStore : undefined
}
