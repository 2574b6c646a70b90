import pg from 'pg'
import { clientConfig, type DatabaseAddress, type EmbeddedAddress } from '#database/connect.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from '#database/embedded.ts'
import { embeddedVersion } from '#database/embedded-directories.ts'
import { type ArchivePlace, readArchive } from './archive-parts.ts'
import { readServerVersion } from './backup-source.ts'
import type { Dump } from './manifest.ts'
import { DamagedBackup } from './part-sealer.ts'
import { requirePgProgram, restoreDump } from './pg-programs.ts'

/** Throws DamagedBackup unless the database is empty and its server not older than that of the dump. */
export async function requireEmptyDatabase(address: DatabaseAddress, { postgresqlVersion }: Dump): Promise<void> {
  const client = new pg.Client(clientConfig(address))
  client.on('error', () => {})
  await client.connect()
  try {
    const version = await readServerVersion(client)
    if (version < postgresqlVersion)
      throw new DamagedBackup(`It is of PostgreSQL ${postgresqlVersion}, and the server is older: ${version}`)
    await requirePgProgram('pg_restore', postgresqlVersion)
    await requirePgProgram('psql', postgresqlVersion)
    const { rows } = await client.query<{ name: string }>(`
      select format('%I.%I', nspname, relname) as name
      from pg_class as found join pg_namespace on pg_namespace.oid = relnamespace
      where nspname <> 'information_schema' and nspname not like 'pg\\_%'
        and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = found.oid and deptype = 'e')
      order by 1 limit 1`)
    const [found] = rows
    if (found)
      throw new DamagedBackup(
        `The database already has ${found.name}: create an empty database and name it in DATABASE_URL`,
      )
  } finally {
    await client.end()
  }
}

/** Restores a dump into an empty database, all or nothing. Throws DamagedBackup for a damaged part. */
export async function restoreDumpInto(address: DatabaseAddress, place: ArchivePlace, { parts }: Dump): Promise<void> {
  await restoreDump(address, readArchive(place, parts))
}

/**
 * Restores a dump in a server of our own in an empty data directory, and returns it running. As into a server of the
 * owner's: by a role that owns the database and has no other rights, with the extensions made beforehand.
 */
export async function restoreDumpInScratch(
  place: ArchivePlace,
  dump: Dump,
  dataDirectory: string,
): Promise<EmbeddedDatabase> {
  const version = await embeddedVersion()
  if (dump.postgresqlVersion > version)
    throw new DamagedBackup(
      `It cannot be proven: it is of PostgreSQL ${dump.postgresqlVersion}, and the scratch server of this release is ${version}`,
    )
  const server = await startEmbeddedDatabase(dataDirectory)
  try {
    await createExtensions(server.superuserAddress)
    await restoreDumpInto(server.migrationAddress, place, dump)
    return server
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** As docs/deploy.md and docs/cluster.md say. */
async function createExtensions(superuserAddress: EmbeddedAddress): Promise<void> {
  const client = new pg.Client(superuserAddress)
  await client.connect()
  try {
    await client.query('create extension pg_trgm; create extension unaccent')
  } finally {
    await client.end()
  }
}
