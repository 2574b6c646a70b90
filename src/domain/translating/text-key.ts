/** The kinds of things whose texts are translated. */
export const translatedKinds = ['profile', 'product', 'store', 'banner', 'issue'] as const

export type TranslatedKind = (typeof translatedKinds)[number]

/** A thing whose texts are translated: a product, a store or a newsletter issue by its id, a banner by its slot. */
export interface ThingId {
  readonly kind: TranslatedKind
  readonly id: string
}

/** The shop profile, of which there is one. */
export const profileId: ThingId = { kind: 'profile', id: 'shop' }

/** One text of a thing, such as `product:12:name`, `product:12:size-7` or `banner:hero-1:headline`. */
export type TextKey = `${TranslatedKind}:${string}:${string}`

export function textKey({ kind, id }: ThingId, field: string): TextKey {
  return `${kind}:${id}:${field}`
}

export function thingKey({ kind, id }: ThingId): string {
  return `${kind}:${id}`
}

/** Returns the thing that a key such as `product:12` names; undefined for a text that is no key. */
export function parseThingKey(text: string): ThingId | undefined {
  const [, kind, id] = /^([a-z]+):([a-z0-9-]+)$/.exec(text) ?? []
  const known = translatedKinds.find((each) => each === kind)
  if (known === undefined || id === undefined) return undefined
  const hasName = known === 'banner' || known === 'profile'
  return hasName || /^[1-9]\d{0,8}$/.test(id) ? { kind: known, id } : undefined
}

/** Returns the thing and the field that a key names; undefined for a text that is no key. */
export function parseTextKey(text: string): { readonly thing: ThingId; readonly field: string } | undefined {
  const [, key = '', field] = /^([^:]+:[^:]+):(.+)$/.exec(text) ?? []
  const thing = parseThingKey(key)
  return thing && field !== undefined ? { thing, field } : undefined
}
