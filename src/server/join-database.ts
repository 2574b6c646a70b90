import type { DatabaseAddress } from '#database/connect.ts'
import { findOrStartEmbeddedDatabase } from '#database/embedded.ts'
import type { Config } from './config.ts'

/** A database that a command uses beside the shop, or alone. `stop` ends what was started for it. */
export interface JoinedDatabase {
  readonly address: DatabaseAddress
  stop(): Promise<void>
}

/** Returns the database of the settings as it is, without migrating it. Starts the embedded server unless it runs. */
export async function joinDatabase(
  { database, dataDirectory }: Pick<Config, 'database' | 'dataDirectory'>,
  report: (line: string) => void,
): Promise<JoinedDatabase> {
  if (!database) return findOrStartEmbeddedDatabase(dataDirectory, report)
  return { address: { url: database.url }, stop: async () => {} }
}
