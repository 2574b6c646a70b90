import { setTimeout as pause } from 'node:timers/promises'
import { inTransaction } from '../in-transaction.ts'
import { countDeed } from '../limits/count-deed.ts'
import type { Marketplace } from '../marketplace.ts'
import { recordEvent } from '../record-event.ts'

/** The answer never comes sooner, so that it does not tell whether a letter was written. */
const answerMilliseconds = 500

/** Sends a letter with a link to whoever forgot a password. To an address nobody has nothing goes, and nobody learns so. */
export async function requestPasswordReset(marketplace: Marketplace, email: string): Promise<void> {
  const notSooner = pause(answerMilliseconds)
  await inTransaction(marketplace, async (marketplace) => {
    await countDeed(marketplace, 'password-reset', { email })
    const operator = await marketplace.db
      .selectFrom('operators')
      .select('id')
      .where(({ eb, fn, val }) => eb(fn<string>('lower', ['email']), '=', fn<string>('lower', [val(email)])))
      .where('disabled_at', 'is', null)
      .executeTakeFirst()
    if (operator) await recordEvent(marketplace, { type: 'operator.forgot-password', operatorId: operator.id })
  })
  await notSooner
}
