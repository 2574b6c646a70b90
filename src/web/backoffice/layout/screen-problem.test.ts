import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadFailureOf } from './screen-problem.ts'

const redirectTo = (location: string) => new Response(null, { status: 302, headers: { Location: location } })

test('whatever ends a session keeps the screen with what was typed', () => {
  assert.equal(loadFailureOf(redirectTo('/admin/sign-in?to=%2Fadmin%2Forders')), 'signed-out')
  assert.equal(loadFailureOf(redirectTo('/admin/sign-in/code?to=%2Fadmin%2Forders')), 'signed-out')
  assert.equal(loadFailureOf(redirectTo('/admin/sign-in')), undefined, 'after signing out')
  assert.equal(loadFailureOf(redirectTo('/admin/orders/1')), undefined)
})
