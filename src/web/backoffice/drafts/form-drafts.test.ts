import assert from 'node:assert/strict'
import { beforeEach, suite, test } from 'node:test'
import {
  deleteFormDraft,
  findFormDraft,
  formDataOf,
  formDrafts,
  formDraftsFromStored,
  saveFormDraft,
} from './form-drafts.ts'

suite('drafts of forms in storage', () => {
  beforeEach(() => formDrafts.change(() => []))

  function formOf(fields: Readonly<Record<string, string>>): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return form
  }

  test('a form has one draft for each operator, which is read as the form was sent', () => {
    const form = formOf({ name: 'Bowl' })
    form.append('picture', 'a.jpg')
    form.append('picture', 'b.jpg')
    form.append('file', new File(['x'], 'x.jpg'))
    saveFormDraft(1, 'product 5', formOf({ name: 'Bo' }))
    saveFormDraft(1, 'product 5', form)
    saveFormDraft(2, 'product 5', formOf({ name: 'Cup' }))
    const found = findFormDraft(1, 'product 5')
    assert.deepEqual(found && [...formDataOf(found)], [
      ['name', 'Bowl'],
      ['picture', 'a.jpg'],
      ['picture', 'b.jpg'],
    ])
    deleteFormDraft(1, 'product 5')
    assert.equal(findFormDraft(1, 'product 5'), undefined)
    assert.ok(findFormDraft(2, 'product 5'))
  })

  test('of many drafts the last ten are kept, and none that is very long', () => {
    for (let id = 1; id <= 12; id++) saveFormDraft(1, `product ${id}`, formOf({ name: 'x' }))
    assert.deepEqual(
      formDrafts.get().map(({ form }) => form),
      [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => `product ${id}`),
    )
    saveFormDraft(1, 'product 12', formOf({ name: 'x'.repeat(300_000) }))
    assert.deepEqual(findFormDraft(1, 'product 12')?.fields, [['name', 'x']])
  })

  test('damaged and old drafts in storage are left out', () => {
    const draft = { operatorId: 1, form: 'product 5', typedAt: Date.now(), fields: [['name', 'Bowl']] }
    const damaged = [
      ...[null, 7, 'x', {}, { ...draft, operatorId: '1' }, { ...draft, fields: [['name']] }],
      ...[
        { ...draft, fields: [['name', 7]] },
        { ...draft, typedAt: Date.now() - 8 * 86_400_000 },
      ],
    ]
    assert.deepEqual(formDraftsFromStored([...damaged, draft]), [draft])
    assert.deepEqual(formDraftsFromStored({ draft }), [])
  })
})
