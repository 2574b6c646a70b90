import { createHash, randomInt } from 'node:crypto'
import type { Marketplace } from '../marketplace.ts'

const howMany = 10
const letters = 16

/** Without what is mistaken for something else: 0 and O, 1, I and L, and vowels that make words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ'

/** Codes for the day the phone is lost, in the place of all earlier ones. They are shown now and never again. */
export async function issueRecoveryCodes({ db, clock }: Marketplace, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode)
  await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await db
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashOf(code), made_at: clock.now() })))
    .execute()
  return codes
}

/** Whether the code was one of theirs; it is none afterwards. */
export async function redeemRecoveryCode({ db }: Marketplace, operatorId: number, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(code))
    .returning('operator_id')
    .executeTakeFirst()
  return used !== undefined
}

/** How many are left. */
export async function countRecoveryCodes({ db }: Marketplace, operatorId: number): Promise<number> {
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return count
}

function newCode(): string {
  const signs = Array.from({ length: letters }, () => alphabet[randomInt(alphabet.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** 76 random bits need no slow hash. However it is typed, it is one code. */
function hashOf(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^\dA-Z]/g, ''))
    .digest()
}
