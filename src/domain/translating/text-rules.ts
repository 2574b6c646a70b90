import { productPartTexts, productTexts } from '#domain/catalog/product-texts.ts'
import { NotFound } from '#domain/errors.ts'
import { bannerTexts } from '#domain/fields/banner-fields.ts'
import { storeTexts } from '#domain/fields/store-fields.ts'
import { issueTexts } from '#domain/newsletter/newsletter-issue.ts'
import { maxProfileLength, profileTexts } from '#domain/shop-profile/shop-profile.ts'
import type { TextRule, TextRules } from '#domain/text-rule.ts'
import { type ThingId, type TranslatedKind, textKey } from './text-key.ts'

const profileRules = profileTexts.map((field) => [field, { maxLength: maxProfileLength[field], isRequired: true }])

const rules: Readonly<Record<TranslatedKind, TextRules>> = {
  profile: Object.fromEntries(profileRules),
  product: productTexts,
  store: storeTexts,
  banner: bannerTexts,
  issue: issueTexts,
}

/**
 * Returns the rule of a text; undefined for an unknown field. Those of sizes, colors and pictures have an id: `size-7`.
 */
export function findTextRule(kind: TranslatedKind, field: string): TextRule | undefined {
  if (Object.hasOwn(rules[kind], field)) return rules[kind][field]
  const [part = ''] = /^[a-z]+(?=-)/.exec(field) ?? []
  const parts: TextRules = kind === 'product' ? productPartTexts : {}
  return Object.hasOwn(parts, part) ? parts[part] : undefined
}

/** Returns the rule of a text. Throws NotFound for an unknown field. */
export function textRuleOf(thing: ThingId, field: string): TextRule {
  const rule = findTextRule(thing.kind, field)
  if (!rule) throw new NotFound('text', textKey(thing, field))
  return rule
}
