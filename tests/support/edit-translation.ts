import assert from 'node:assert/strict'
import type { Marketplace } from '#domain/marketplace.ts'
import { editTexts, type TextEdit, type TextOutcome } from '#domain/translating/edit-texts.ts'
import { parseTextKey } from '#domain/translating/text-key.ts'

/** Saves one text in one language, named by a key such as `product:12:name`. */
export async function editTranslation(
  marketplace: Marketplace,
  key: string,
  edit: Omit<TextEdit, 'field'>,
): Promise<TextOutcome> {
  const parsed = parseTextKey(key)
  assert.ok(parsed, key)
  return editTexts(marketplace, parsed.thing, [{ ...edit, field: parsed.field }])
}
