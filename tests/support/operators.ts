import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { type OperatorActor, operatorActor, type SystemActor, system } from '#domain/access/actor.ts'
import type { Operator } from '#domain/access/operator.ts'
import type { OfficeRole } from '#domain/access/role.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { hashPassword } from '#domain/operators/password-hash.ts'
import { startSession } from '#domain/operators/start-session.ts'

/** The password of every operator created for a test. */
export const testPassword = 'blue wool on sundays'

/** Argon2id at minimum cost, so that tests are fast. */
const cheap = { memory: 8, passes: 1, parallelism: 1 }

/** Creates an operator with the test password, who has just proved the identity. */
export async function createOperator(
  { db, clock }: Marketplace,
  person: Partial<Operator> = {},
): Promise<OperatorActor> {
  const {
    name = 'Sana',
    role = 'owner',
    email = `sana-${randomBytes(4).toString('hex')}@hirfa.example` as EmailAddress,
  } = person
  const { id } = await db
    .insertInto('operators')
    .values({ name, email, role, password_hash: await hashPassword(testPassword, cheap), created_at: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...operatorActor({ id, name, email, role }), identityCheckedAt: clock.now() }
}

/** Opens several connections, so that concurrent operations of a test really run at the same time. */
export async function openConnections({ db }: Pick<Marketplace, 'db'>): Promise<void> {
  const count = 4
  const allOpen = Promise.withResolvers<void>()
  let open = 0
  const openOne = () =>
    db.connection().execute(async (connection) => {
      await sql`select 1`.execute(connection)
      open += 1
      if (open === count) allOpen.resolve()
      await allOpen.promise
    })
  await Promise.all(Array.from({ length: count }, openOne))
}

/** Returns the marketplace with a new operator of the role as actor. */
export async function asOperator<World extends Marketplace>(
  marketplace: World,
  role: OfficeRole = 'owner',
): Promise<World & { readonly actor: OperatorActor }> {
  return { ...marketplace, actor: await createOperator(marketplace, { role }) }
}

/** Returns the marketplace with the program itself as actor. */
export function asSystem<World extends Marketplace>(marketplace: World): World & { readonly actor: SystemActor } {
  return { ...marketplace, actor: system }
}

/** Returns the session token of a new operator of the role. */
export async function createSessionToken(marketplace: Marketplace, role: OfficeRole = 'owner'): Promise<string> {
  const { id } = await createOperator(marketplace, { role })
  return startSession(marketplace, id, { device: 'Test', isComplete: true })
}
