import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mayTranslate } from './may-translate.ts'
import type { ThingId } from './text-key.ts'
import { openThing } from './things.ts'
import type { TranslatedThing } from './translated-thing.ts'

/** Returns a thing with its texts, retired ones too. Throws NotFound. */
export async function getTranslatedThing(marketplace: Marketplace, id: ThingId): Promise<TranslatedThing> {
  requireAllowed(mayTranslate(marketplace.actor, id.kind))
  const { thing, name, locale, originals, translations } = await openThing(marketplace, id)
  return { thing, name, locale, originals, translations }
}
