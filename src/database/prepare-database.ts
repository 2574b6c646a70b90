import { sql } from 'kysely'
import { connect, type Database, type DatabaseAddress, migrationTimeouts, type ServerAddress } from './connect.ts'
import { grantRights } from './grant-rights.ts'
import { migrate } from './migrate.ts'

/** One database with the roles that the program works as; they may be one role. */
export interface DatabaseAddresses {
  /** For everything but migrations. */
  readonly address: DatabaseAddress
  /** The role that owns the tables. */
  readonly migrationAddress: DatabaseAddress
  /** A pooler before the database, for requests. */
  readonly poolerAddress?: ServerAddress
}

/** The addresses lead to different databases. */
export class DifferentDatabases extends Error {
  override readonly name = 'DifferentDatabases'
}

/** Applies pending migrations and grants the app's role its rights. Returns the names of the migrations. */
export async function prepareDatabase(addresses: DatabaseAddresses): Promise<string[]> {
  const { address, migrationAddress, poolerAddress } = addresses
  const app = connect(address, { timeouts: migrationTimeouts, poolSize: 1 })
  const owner = connect(migrationAddress, { timeouts: migrationTimeouts })
  const pooler = poolerAddress && connect(poolerAddress, { timeouts: migrationTimeouts, poolSize: 1 })
  const connections = [app, owner, ...(pooler ? [pooler] : [])]
  try {
    const [ofApp, ...others] = await Promise.all(connections.map(({ database }) => identityOf(database)))
    if (!ofApp || others.some(({ database }) => database !== ofApp.database)) throw new DifferentDatabases()
    const applied = await migrate(owner)
    await grantRights(owner.database, ofApp.role)
    return applied
  } finally {
    await Promise.all(connections.map(({ close }) => close()))
  }
}

/** The identifier of a server is drawn when it is created. */
async function identityOf(database: Database): Promise<{ role: string; database: string }> {
  const { rows } = await sql<{ role: string; database: string }>`
    select current_user as role, system_identifier || '/' || current_database() as database
    from pg_control_system()`.execute(database)
  return rows[0] ?? { role: '', database: '' }
}
