import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { sealPage } from './content-security.ts'

const mark = 'bWFyaw'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('an inline script of ours is named by its hash, and the mark is gone', () => {
  const { html, policy } = sealPage(`<script nonce="${mark}" type="module" async>go(1 > 0)</script>`, mark)
  assert.equal(html, '<script type="module" async>go(1 > 0)</script>')
  assert.ok(policy.includes(`script-src 'self' ${hashOf('go(1 > 0)')};`), policy)
})

test('scripts and styles without the mark, or with one that is guessed, are not named', () => {
  const foreign = [
    '<script>steal()</script>',
    '<script nonce="guess">steal()</script>',
    `<script title=' nonce=' data-a="x>">steal()</script>`,
    '<style>body{display:none}</style>',
  ]
  for (const piece of foreign) {
    const { policy } = sealPage(`<p>${piece}</p><script nonce="${mark}">ours()</script>`, mark)
    assert.equal(policy.match(/sha256-/g)?.length, 1, piece)
    assert.ok(policy.includes(hashOf('ours()')))
  }
})

test('a script with an address needs no hash, and one text needs one only', () => {
  const { policy } = sealPage(
    `<script nonce="${mark}" src="/assets/a.js"></script>${`<script nonce="${mark}">twice()</script>`.repeat(2)}`,
    mark,
  )
  assert.equal(policy.match(/sha256-/g)?.length, 1)
})

test('workers are ours where a page has one, else there is none', () => {
  assert.match(sealPage('<p>shop</p>', mark, { hasWorker: true }).policy, /worker-src 'self';/)
  assert.match(sealPage('<p>office</p>', mark).policy, /worker-src 'none';/)
})

test('nothing unsafe is ever allowed', () => {
  const { policy } = sealPage('<p>no script</p>', mark)
  assert.doesNotMatch(policy, /unsafe|nonce|\*/)
  for (const part of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"])
    assert.ok(policy.includes(part), part)
})
