import { requireScope } from '#domain/access/require-allowed.ts'
import { NotFound } from '#domain/errors.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { mayTranslate } from './may-translate.ts'
import { openThings } from './open-things.ts'
import { type ThingId, thingKey } from './text-key.ts'
import type { TranslatedThing } from './translated-thing.ts'

/** Returns a thing with its texts, retired ones too. Throws NotFound. */
export async function getTranslatedThing(marketplace: Marketplace, id: ThingId): Promise<TranslatedThing> {
  requireScope(mayTranslate(marketplace.actor, id.kind))
  const [thing] = await openThings(marketplace, [id])
  if (!thing) throw new NotFound('text', thingKey(id))
  return thing
}
