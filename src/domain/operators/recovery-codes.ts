import { createHash, randomInt } from 'node:crypto'
import { maySignIn } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import type { Marketplace } from '#domain/marketplace.ts'

const codeCount = 10
const codeLength = 16

/** Without characters that look alike (0 and O; 1, I and L) and without vowels, which form words. */
const alphabet = '23456789BCDFGHJKMNPQRSTVWXZ'

/** Replaces all recovery codes and returns the new ones. Only hashes are stored, so they cannot be shown again. */
export async function createRecoveryCodes({ db, clock }: Marketplace, operatorId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode)
  await db.deleteFrom('operator_recovery_codes').where('operator_id', '=', operatorId).execute()
  await db
    .insertInto('operator_recovery_codes')
    .values(codes.map((code) => ({ operator_id: operatorId, code_hash: hashOf(code), made_at: clock.now() })))
    .execute()
  return codes
}

/** Returns whether the code was valid, and deletes it. */
export async function redeemRecoveryCode({ db }: Marketplace, operatorId: number, code: string): Promise<boolean> {
  const used = await db
    .deleteFrom('operator_recovery_codes')
    .where('operator_id', '=', operatorId)
    .where('code_hash', '=', hashOf(code))
    .returning('operator_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Returns how many codes are left. */
export async function countRecoveryCodes({ actor, db }: Marketplace, operatorId: number): Promise<number> {
  requireAllowed(maySignIn(actor))
  const { count } = await db
    .selectFrom('operator_recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('operator_id', '=', operatorId)
    .executeTakeFirstOrThrow()
  return count
}

function newCode(): string {
  const signs = Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)])
  return signs.join('').replace(/(.{4})(?=.)/g, '$1-')
}

/** 76 random bits need no slow hash. Case and separators are ignored. */
function hashOf(code: string): Buffer {
  return createHash('sha256')
    .update(code.toUpperCase().replace(/[^\dA-Z]/g, ''))
    .digest()
}
