import pg from 'pg'
import { clientConfig, type DatabaseAddress } from '#database/connect.ts'

/** By table, since older backups have not all of them. Codes of makers end with the sessions that show them. */
const statements = {
  // As with a session that expires, a phone of the office still says that there is an order.
  push_subscriptions: `update push_subscriptions set session_id = null
    where operator_id in (select id from operators where role <> 'seller')`,
  // A passkey of a maker ends with the phone, which may have been ended since.
  operator_passkeys: `delete from operator_passkeys
    where operator_id in (select id from operators where role = 'seller')`,
  operator_sessions: 'delete from operator_sessions',
  operator_links: 'delete from operator_links',
  seller_links: 'delete from seller_links',
  // One that was removed since would have links sent to it again.
  seller_emails: 'delete from seller_emails',
  statement_links: 'delete from statement_links',
}

/**
 * Ends all sessions and links of the office and of makers in a restored database. Which of them were signed out, used
 * or revoked since the backup is not known any more, and each of those would let somebody in again. The role of the
 * address owns the tables.
 */
export async function endWaysIn(address: DatabaseAddress): Promise<void> {
  const client = new pg.Client(clientConfig(address))
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    )
    const present = Object.entries(statements).filter(([table]) => rows.some(({ name }) => name === table))
    await client.query(present.map(([, statement]) => statement).join(';'))
  } finally {
    await client.end()
  }
}
