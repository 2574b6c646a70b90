import type { Config } from './config.ts'
import { InvalidSetting } from './invalid-setting.ts'

/** Throws InvalidSetting, with what to do instead, for a server of the owner's. */
export function requireOwnServer({ database }: Pick<Config, 'database'>): void {
  if (database !== undefined)
    throw new InvalidSetting(
      'DATABASE_URL names a server of yours, which this command does not back up or restore: use pgBackRest for continuous ' +
        'backups with point-in-time recovery, or pg_dump and pg_restore of the version of the server or a later one, and ' +
        'copy DATA_DIR/pictures after the database',
    )
}
