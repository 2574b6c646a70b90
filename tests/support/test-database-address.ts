import type { DatabaseAddress } from '#database/connect.ts'

/** The server the test run uses, or one of its databases. */
export function testDatabaseAddress(databaseName?: string): DatabaseAddress {
  const address: DatabaseAddress = JSON.parse(fromSetup('HIRFA_TEST_SERVER'))
  if (databaseName === undefined) return address
  if (!('url' in address)) return { ...address, database: databaseName }
  const url = new URL(address.url)
  url.pathname = `/${databaseName}`
  return { url: url.href }
}

export function templateName(): string {
  return fromSetup('HIRFA_TEST_TEMPLATE')
}

function fromSetup(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error('Run tests with `npm test`, or node --test --test-global-setup=tests/support/global-setup.ts')
  return value
}
