import { z } from 'zod'

/** An external server, as the operator chose it. */
export interface DatabaseSettings {
  readonly url: string
  /** With the role that owns the tables; the same URL when there is one role for everything. */
  readonly migrationUrl: string
  /** The same database through a pooler, for requests; absent: they use the server directly too. */
  readonly poolerUrl?: string
}

const url = z.url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user@host/database' })

/** The settings about the database, to be read along with all others. */
export const databaseFields = {
  DATABASE_URL: url.optional(),
  MIGRATION_DATABASE_URL: url.optional(),
  DATABASE_POOLER_URL: url.optional(),
}

type DatabaseFields = z.output<z.ZodObject<typeof databaseFields>>

/** Adds an issue for a role or a pooler without its server. */
export function requireDatabaseSettings(fields: DatabaseFields, context: z.RefinementCtx<DatabaseFields>): void {
  if (fields.DATABASE_URL !== undefined) return
  for (const name of ['MIGRATION_DATABASE_URL', 'DATABASE_POOLER_URL'] as const)
    if (fields[name] !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: 'is of use only with DATABASE_URL' })
}

/** Returns undefined for the embedded PostgreSQL. */
export function readDatabaseSettings(fields: DatabaseFields): DatabaseSettings | undefined {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL: migrationUrl = url, DATABASE_POOLER_URL: poolerUrl } = fields
  if (url === undefined || migrationUrl === undefined) return undefined
  return { url, migrationUrl, ...(poolerUrl !== undefined && { poolerUrl }) }
}
