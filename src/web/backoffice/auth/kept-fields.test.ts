import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keptFields } from './kept-fields.ts'

function formOf(fields: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

test('the fields of a form are kept in their order, several of one name too', () => {
  const fields = [
    ['id', '1'],
    ['note', 'Ring twice\r\nat the blue door'],
    ['id', '2'],
    ['code', 'EID10'],
  ] as const
  assert.deepEqual(keptFields(formOf(fields)), { fields, hasLostFile: false })
})

test('no secret is kept, and no file: that one was chosen is said', () => {
  const secrets = ['password', 'repeated', 'presentPassword', 'token', 'code'] as const
  const form = formOf([['email', 'sana@hirfa.tn'], ...secrets.map((name) => [name, '738152'] as const)])
  assert.deepEqual(keptFields(form).fields, [['email', 'sana@hirfa.tn']])
  assert.equal(keptFields(formOf([['photo', new File([], '')]])).hasLostFile, false, 'none was chosen')
  assert.deepEqual(keptFields(formOf([['photo', new File(['jpeg'], 'a.jpg')]])), { fields: [], hasLostFile: true })
})
