/** Why an email was not sent, as classified by the error message of the mail service. */
export type SendingProblem = 'unreachable' | 'no-answer' | 'sign-in' | 'address' | 'too-many' | 'other'

/** The first match counts. Replies of SMTP servers, responses of EmailJS and network errors. */
const patterns: readonly (readonly [SendingProblem, RegExp])[] = [
  [
    'unreachable',
    /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|fetch failed|closed unexpectedly/i,
  ],
  ['no-answer', /timeout|timed out|no answer in time|ETIMEDOUT|greeting never received|aborted/i],
  ['sign-in', /invalid login|missing credentials|authenticat|\b53[045]\b|EmailJS answered 40[13]/i],
  ['too-many', /\b(?:421|429|45[0-2])\b|too many|rate limit/i],
  ['address', /recipient|mailbox|user unknown|no such user|\b55[0136]\b/i],
]

/** Classifies the last error of an email. */
export function classifySendingError(error: string): SendingProblem {
  return patterns.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other'
}
