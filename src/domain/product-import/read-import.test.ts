import assert from 'node:assert/strict'
import { test } from 'node:test'
import { importPlanner } from '#adapters/import-planner.ts'
import { productImportMessages as arabic } from '#messages/ar/product-import.ts'
import { productImportMessages as english } from '#messages/en/product-import.ts'
import { productImportMessages as french } from '#messages/fr/product-import.ts'
import { openStore, read, sheetOfBowls, uploadAndRead } from '#tests/support/product-imports.ts'
import { getProductImport } from './get-imports.ts'
import { saveImportChoices, startProductImport } from './import-steps.ts'

test('questions are answered before an import starts, and remembered for the next file with the same headings', async () => {
  await using store = await openStore()
  const { storeId, sana } = store
  const file = Buffer.from('Titre;Prix;Stock;Catégorie\nBol;1,250;2;Céramique\nPlat;2,500;1;Céramique')
  const id = await uploadAndRead(sana, storeId, file)
  const { contents, choices, version } = await getProductImport(sana, id)
  const kinds = contents?.questions.map(({ kind }) => kind) ?? []
  assert.deepEqual(kinds.toSorted(), ['category', 'currency', 'decimals'])
  assert.ok(choices)
  assert.deepEqual(await startProductImport(sana, id, version), { outcome: 'has-questions' })
  const answered = {
    ...choices,
    currency: 'TND',
    decimals: { price: 'comma' },
    categories: { céramique: 'decor' },
  } as const
  assert.deepEqual(await saveImportChoices(sana, id, { choices: answered, version }), { outcome: 'done' })
  assert.deepEqual(await saveImportChoices(sana, id, { choices: answered, version }), { outcome: 'changed-meanwhile' })
  await read(sana, id)
  assert.deepEqual(await startProductImport(sana, id, version), { outcome: 'changed-meanwhile' })
  const planned = await getProductImport(sana, id)
  assert.deepEqual([planned.contents?.questions, planned.counts.planned], [[], 2])
  const next = await uploadAndRead(sana, storeId, Buffer.from('Prix;Titre;Stock;Catégorie\n3,500;Vase;2;Céramique'))
  const { contents: known, counts } = await getProductImport(sana, next)
  assert.deepEqual([known?.questions, counts.planned], [[], 1])
  // Refused rows that somebody has corrected.
  for (const { why } of [arabic, english, french]) {
    const corrected = `Titre;Prix;Stock;Catégorie;${why}\nPot ${why};4,500;2;Céramique;cher`
    const again = await getProductImport(sana, await uploadAndRead(sana, storeId, Buffer.from(corrected)))
    assert.deepEqual([again.contents?.questions, again.counts.planned], [[], 1], why)
  }
})

test('a file that cannot be read is refused, and one that takes too much memory ends its thread only', async () => {
  await using store = await openStore()
  const { shop, storeId, sana } = store
  const id = await uploadAndRead(sana, storeId, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]))
  const refused = await getProductImport(sana, id)
  assert.deepEqual([refused.state, refused.problem], ['refused', 'unknown-format'])
  const small = { ...shop.marketplace, planImportFile: importPlanner({ milliseconds: 60_000, megabytes: 12 }) }
  const heavy = await uploadAndRead({ ...sana, planImportFile: small.planImportFile }, storeId, sheetOfBowls(10_000))
  assert.equal((await getProductImport(sana, heavy)).problem, 'too-much-work')
  const short = importPlanner({ milliseconds: 1, megabytes: 512 })
  const slow = await uploadAndRead({ ...sana, planImportFile: short }, storeId, sheetOfBowls(10))
  assert.equal((await getProductImport(sana, slow)).problem, 'too-much-work')
})
