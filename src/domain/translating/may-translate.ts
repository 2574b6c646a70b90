import type { Actor } from '#domain/access/actor.ts'
import { mayEditProducts, mayEditSettings } from '#domain/access/policies.ts'
import type { TranslatedKind } from './text-key.ts'

/**
 * Those who may edit a thing may translate it: the shop profile is a setting of owners, all else is edited by staff.
 */
export function mayTranslate(actor: Actor, kind: TranslatedKind): boolean {
  return kind === 'profile' ? mayEditSettings(actor) : mayEditProducts(actor)
}
