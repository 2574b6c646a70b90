import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { passwordProblem } from './password-problem.ts'

test("a password is hashed with Argon2id at OWASP's cost and a random salt", async () => {
  const kept = await hashPassword('four potters at the well')
  assert.match(kept, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.notEqual(kept, await hashPassword('four potters at the well'))
  assert.equal(await verifyPassword('four potters at the well', kept), true)
  assert.equal(await verifyPassword('four potters at the wall', kept), false)
})

test('composed and decomposed characters are the same password', async () => {
  const kept = await hashPassword('poterie dorée à Guellala')
  assert.equal(await verifyPassword('poterie dore\u0301e a\u0300 Guellala', kept), true)
})

test('Argon2id matches the test vectors of its RFC', async () => {
  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 19456 -p 1 -l 32
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  assert.equal(await verifyPassword('password', kept), true)
})

test('without a stored hash no password is correct', async () => {
  assert.equal(await verifyPassword('', null), false)
  assert.equal(await verifyPassword('four potters at the well', undefined), false)
})

test('a password needs at least twelve characters, and phrases are accepted', () => {
  assert.equal(passwordProblem('kxv-93-tamru'), undefined)
  assert.equal(passwordProblem('kxv-93-tamr'), 'too-short')
  assert.equal(passwordProblem('ختم الفخار على ضفة البحر'), undefined)
  assert.equal(passwordProblem('my grandmother weaves blue wool on Sundays'), undefined)
  assert.equal(passwordProblem('x1'.repeat(101)), 'too-long')
})

test('commonly guessed passwords are refused, also with digits and marks', () => {
  for (const password of [
    'password1234',
    'P@ssw0rd2024!',
    'motdepasse123',
    'passwordpassword',
    'iloveyou123456',
    '123456789012',
    '999999999999',
    'qwertyuiop123',
    'azertyuiop2025',
    '1q2w3e4r5t6y',
    'abcabcabcabc',
    'abcdefghijkl',
    'Welcome-to-Tunis',
    'letmein!letmein!',
    'T.u.n.i.s.i.e.2026',
    'Été-soleil-2025',
    'polniypizdec0211',
    'sonyericsson',
    'Rammstein-liverpool!',
    'finalfantasy.7',
  ])
    assert.equal(passwordProblem(password), 'common', password)
})

test('a phrase of four words or more is accepted, though each is in the list', () => {
  for (const phrase of ['eleven goats above the hill', 'four potters at the well', 'nine wool blankets a winter'])
    assert.equal(passwordProblem(phrase), undefined, phrase)
})

test('the own name and email address are refused', () => {
  const personal = ['Zohra Trabelsi', 'zohra.trabelsi@hirfa.tn']
  assert.equal(passwordProblem('ZohraTrabelsi2026', personal), 'personal')
  assert.equal(passwordProblem('ZohraTrabelsi2026'), undefined)
  assert.equal(passwordProblem('zohra keeps nine goats in Sejnane', personal), undefined)
})

test('the own email address with few other characters is refused', () => {
  const personal = ['Sana Trabelsi', 'sana.trabelsi@hirfa.tn', 'Dar El Fakhar']
  for (const password of [
    'sana.trabelsi@hirfa.tn1',
    'sana.trabelsi@hirfa.tn',
    '1sana.trabelsi@hirfa.tn',
    'Sana.Trabelsi@Hirfa.TN-2026!',
    'sana.trabelsi-9x',
    'trabelsi.sana.77',
    's.trabelsi@hirfa.tn7',
    'DarElFakhar2026',
    'dar-el-fakhar-tn',
    'SanaDarElFakhar1',
  ])
    assert.equal(passwordProblem(password, personal), 'personal', password)
  // Not a word of the person's is forbidden: only too little beside it.
  assert.equal(passwordProblem('sana weaves eleven carpets', personal), undefined)
  assert.equal(passwordProblem('kxv-93-tamru', personal), undefined)
})
