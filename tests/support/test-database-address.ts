import type { DatabaseAddress } from '#database/connect.ts'

/** Where the tests of a run work. */
export interface TestServer {
  /** May create databases and roles. */
  readonly address: DatabaseAddress
  /** What shops work as, with no more rights than a real one; undefined on a server with one role for everything. */
  readonly appRole?: string
  /** The data directory of the server, or a directory for what belongs to it. */
  readonly directory: string
}

/** A database of the test server, as shops connect to it. */
export function testDatabaseAddress(databaseName: string): DatabaseAddress {
  const { address, appRole } = testServer()
  return { ...addressOf(address, databaseName), ...(appRole !== undefined && { user: appRole }) }
}

/** The test server or one of its databases, with every right. */
export function superuserAddress(databaseName?: string): DatabaseAddress {
  const { address } = testServer()
  return databaseName === undefined ? address : addressOf(address, databaseName)
}

function addressOf(address: DatabaseAddress, databaseName: string): DatabaseAddress {
  if (!('url' in address)) return { ...address, database: databaseName }
  const url = new URL(address.url)
  url.pathname = `/${databaseName}`
  return { url: url.href }
}

export function templateName(): string {
  return fromSetup('HIRFA_TEST_TEMPLATE')
}

export function testDirectory(): string {
  return testServer().directory
}

function testServer(): TestServer {
  return JSON.parse(fromSetup('HIRFA_TEST_SERVER'))
}

function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error('Run tests with `npm test`, or node --test --test-global-setup=tests/support/global-setup.ts')
  return value
}
