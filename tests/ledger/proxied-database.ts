import type { NetConnectOpts } from 'node:net'
import pg from 'pg'
import { clientConfig, type DatabaseAddress } from '#database/connect.ts'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

/** A fault proxy in front of a database, and the address of the database through it. */
export interface ProxiedDatabase {
  readonly proxy: FaultProxy
  readonly address: DatabaseAddress
}

export async function openProxiedDatabase(target: DatabaseAddress): Promise<ProxiedDatabase> {
  const { host, port, user = '', password, database = '' } = new pg.Client(clientConfig(target))
  const listener: NetConnectOpts = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port }
  const proxy = await startFaultProxy(listener)
  const secret = typeof password === 'string' && { password }
  return { proxy, address: { host: '127.0.0.1', port: proxy.port, user, ...secret, database } }
}
