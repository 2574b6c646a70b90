import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { InvalidSetting } from './invalid-setting.ts'

/** Where to listen, and the settings that say so. */
export interface ListenAddress {
  readonly host: string
  /** 0: any free port. */
  readonly port: number
  readonly portSetting: string
}

/** Returns the port. Throws InvalidSetting when the address cannot be listened on. */
export async function startListening(server: Server, address: ListenAddress): Promise<number> {
  server.listen(address.port, address.host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new InvalidSetting(explain(error as NodeJS.ErrnoException, address))
  }
  return (server.address() as AddressInfo).port
}

function explain({ code, message }: NodeJS.ErrnoException, address: ListenAddress): string {
  const { host, port, portSetting } = address
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program; set ${portSetting} to a free one`
  if (code === 'EACCES')
    return `Port ${port} needs rights this account does not have; set ${portSetting} to one above 1023`
  return `Setting HOST is wrong: this machine cannot listen on ${host} (${code ?? message})`
}
