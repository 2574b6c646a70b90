import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailboxOf } from './mailbox.ts'

test('addresses that reach one mailbox count as one, where the provider folds them', () => {
  const mailboxes = {
    'Amel@Example.TN': 'amel@example.tn',
    'a.m.e.l@gmail.com': 'amel@gmail.com',
    'amel+shop@gmail.com': 'amel@gmail.com',
    'A.mel+a+b@googlemail.com': 'amel@gmail.com',
    'amel+shop@outlook.com': 'amel@outlook.com',
    'amel.b+shop@icloud.com': 'amel.b@icloud.com',
    // These providers tell them apart, or nobody knows.
    'a.mel@outlook.com': 'a.mel@outlook.com',
    'a.mel+shop@example.tn': 'a.mel+shop@example.tn',
    'amel@gmail.com.example.tn': 'amel@gmail.com.example.tn',
  }
  for (const [email, mailbox] of Object.entries(mailboxes)) assert.equal(mailboxOf(email), mailbox, email)
})
