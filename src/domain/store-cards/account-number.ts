import { latinDigits } from '#domain/phone.ts'

/** The 20 digits of an account at a bank or the post in Tunisia (RIB), the last two of which check the others. */
export type AccountNumber = string & { readonly form: 'RIB' }

const digits = 20
/** What an international number (IBAN) of Tunisia has before these digits. Its own check digits are always the same. */
const international = /^TN59(?=\d{20}$)/i
/** The first two digits are those of the bank. */
const codeOfPost = '17'

/** Parses what people type, with spaces, dashes, digits of other scripts, or as an international number. */
export function parseAccountNumber(text: string): AccountNumber | undefined {
  const typed = latinDigits(text)
    .replace(/[\s\u00a0\u202f./‐-―-]/gu, '')
    .replace(international, '')
  return /^\d+$/.test(typed) && typed.length === digits && BigInt(typed) % 97n === 0n
    ? (typed as AccountNumber)
    : undefined
}

/** As banks write it: bank, branch, account, check digits. */
export function formatAccountNumber(account: AccountNumber): string {
  return [account.slice(0, 2), account.slice(2, 5), account.slice(5, 18), account.slice(18)].join(' ')
}

/** Whether it is an account of the post. */
export function isPostAccount(account: AccountNumber): boolean {
  return account.startsWith(codeOfPost)
}

/** Hides all but the last characters of a number, by which people recognize it. */
export function maskNumber(number: string): string {
  return `•••${number.length > 6 ? number.slice(-3) : ''}`
}
