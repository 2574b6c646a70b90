import assert from 'node:assert/strict'

/** Asserts that what the label offers is done by a button in a closed question behind it, and by none beside it. */
export function assertAskedFirst(html: string, label: string, sure: string): void {
  const question = new RegExp(`<details(?![^>]* open)[^>]*><summary[^>]*>${label}</summary>[\\s\\S]*?</details>`)
  const [asked = ''] = question.exec(html) ?? []
  assert.match(asked, new RegExp(`<button[^>]*>${sure}</button>`))
  assert.doesNotMatch(html, new RegExp(`<button[^>]*>${label}</button>`))
  assert.equal(html.split(`>${sure}</button>`).length, 2)
}
