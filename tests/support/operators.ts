import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Email } from '#domain/email.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { Operator, Role } from '#domain/operators/operator.ts'
import { hashPassword } from '#domain/operators/password-hash.ts'
import { startSession } from '#domain/operators/start-session.ts'

/** What everybody hired for a test signs in with. */
export const testPassword = 'blue wool on sundays'

/** Argon2id as cheap as it comes: tests are not to wait for it. */
const cheap = { memory: 8, passes: 1, parallelism: 1 }

/** Someone who runs the shop from now on. */
export async function hire({ db, clock }: Marketplace, person: Partial<Operator> = {}): Promise<Operator> {
  const {
    name = 'Sana',
    role = 'owner',
    email = `sana-${randomBytes(4).toString('hex')}@hirfa.example` as Email,
  } = person
  const { id } = await db
    .insertInto('operators')
    .values({ name, email, role, password_hash: await hashPassword(testPassword, cheap), created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, email, role }
}

/** Opens several connections, so that what a test does at once does not begin one after the other. */
export async function openConnections({ db }: Marketplace): Promise<void> {
  await Promise.all([1, 2, 3, 4].map(() => sql`select pg_sleep(0.05)`.execute(db)))
}

/** The marketplace with someone of the role at work. */
export async function atWork<World extends Marketplace>(marketplace: World, role: Role = 'owner'): Promise<World> {
  return { ...marketplace, operator: await hire(marketplace, { role }) }
}

/** The token of a browser in which someone of the role is signed in. */
export async function signedInToken(marketplace: Marketplace, role: Role = 'owner'): Promise<string> {
  const { id } = await hire(marketplace, { role })
  return startSession(marketplace, id, { device: 'Test', isComplete: true })
}
