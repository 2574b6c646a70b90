import assert from 'node:assert/strict'
import { test } from 'node:test'
import { classifySendingError } from './sending-problem.ts'

test('what a mail service or the network says is told by what is to be done about it', () => {
  const errors = {
    unreachable: ['SendingFailed: connect ECONNREFUSED 127.0.0.1:25', 'SendingFailed: getaddrinfo ENOTFOUND mail.tn'],
    'no-answer': [
      'SendingFailed: Connection timeout',
      'SendingFailed: Greeting never received',
      'SendingFailed: No answer in time',
    ],
    'sign-in': ['SendingFailed: Invalid login: 535 5.7.8 Bad credentials', 'SendingFailed: EmailJS answered 403 No'],
    address: ["SendingFailed: Can't send mail - all recipients were rejected: 550 5.1.1 No such user"],
    'too-many': ['SendingFailed: EmailJS answered 429 Slow down', 'SendingFailed: 421 Too many connections'],
    other: ['SendingFailed: Message failed: 554 Rejected as spam', 'TypeError: x is undefined'],
  } as const
  for (const [problem, texts] of Object.entries(errors)) {
    for (const text of texts) assert.equal(classifySendingError(text), problem, text)
  }
})
