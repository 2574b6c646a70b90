import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { applyContentSecurityPolicy } from './content-security-policy.ts'

const nonce = 'bWFyaw'
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('our inline script is allowed by its hash, and the nonce is removed', () => {
  const { html, policy } = applyContentSecurityPolicy(
    `<script nonce="${nonce}" type="module" async>go(1 > 0)</script>`,
    nonce,
  )
  assert.equal(html, '<script type="module" async>go(1 > 0)</script>')
  assert.ok(policy.includes(`script-src 'self' ${hashOf('go(1 > 0)')};`), policy)
})

test('scripts and styles without the nonce, or with a wrong one, are not allowed', () => {
  const foreign = [
    '<script>steal()</script>',
    '<script nonce="guess">steal()</script>',
    `<script title=' nonce=' data-a="x>">steal()</script>`,
    '<style>body{display:none}</style>',
  ]
  for (const piece of foreign) {
    const { policy } = applyContentSecurityPolicy(`<p>${piece}</p><script nonce="${nonce}">ours()</script>`, nonce)
    assert.equal(policy.match(/sha256-/g)?.length, 1, piece)
    assert.ok(policy.includes(hashOf('ours()')))
  }
})

test('a script with a src has no hash, and equal scripts have one', () => {
  const { policy } = applyContentSecurityPolicy(
    `<script nonce="${nonce}" src="/assets/a.js"></script>${`<script nonce="${nonce}">twice()</script>`.repeat(2)}`,
    nonce,
  )
  assert.equal(policy.match(/sha256-/g)?.length, 1)
})

test('a page allows our own workers alone', () => {
  assert.match(applyContentSecurityPolicy('<p>shop</p>', nonce).policy, /worker-src 'self';/)
})

test('the policy allows nothing unsafe', () => {
  const { policy } = applyContentSecurityPolicy('<p>no script</p>', nonce)
  assert.doesNotMatch(policy, /unsafe|nonce|\*/)
  for (const part of ["base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'", "object-src 'none'"])
    assert.ok(policy.includes(part), part)
})

test('pictures come from the shop and from the store that the settings name, and from nowhere else', () => {
  const sourcesIn = (policy: string) => /img-src ([^;]+);/.exec(policy)?.[1]
  assert.equal(sourcesIn(applyContentSecurityPolicy('<p>shop</p>', nonce).policy), "'self' data:")
  const { policy } = applyContentSecurityPolicy('<p>shop</p>', nonce, { pictureOrigin: 'https://pictures.example' })
  assert.equal(sourcesIn(policy), "'self' data: https://pictures.example")
})

test('no other site may frame a page, but one that is made for it, which runs no script and sends no form', () => {
  const policyOf = (isFramed: boolean) => applyContentSecurityPolicy('<p>shop</p>', nonce, { isFramed }).policy
  assert.match(policyOf(false), /form-action 'self'; frame-ancestors 'none';/)
  assert.match(policyOf(true), /script-src 'none';.*form-action 'none'; frame-ancestors \*;/)
})
