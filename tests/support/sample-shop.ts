import pg from 'pg'
import { clientConfig, connect } from '#database/connect.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { asSystem } from './operators.ts'
import { openDatabaseCopy, queryTestServer, runOnTestServer } from './test-database.ts'
import { superuserAddress, templateName, testDatabaseAddress } from './test-database-address.ts'
import { marketplaceOn, noImages } from './test-marketplace.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

/** A shop with the samples, without the files of their pictures. Filling one takes 4 s, a copy of it 30 ms. */
export async function openSampleShop(): Promise<TestShop> {
  const template = `${templateName()}_samples`
  const lockHolder = new pg.Client(clientConfig(superuserAddress()))
  await lockHolder.connect()
  try {
    await lockHolder.query('select pg_advisory_lock(hashtext($1))', [template])
    const made = await queryTestServer(`select from pg_database where datname = '${template}'`)
    if (made.length === 0) await makeTemplate(template)
  } finally {
    await lockHolder.end()
  }
  return openTestShop({ connection: await openDatabaseCopy(template) })
}

async function makeTemplate(name: string): Promise<void> {
  const unfinished = `${name}_unfinished`
  await runOnTestServer(`drop database if exists ${unfinished} with (force)`)
  await runOnTestServer(`create database ${unfinished} template ${templateName()} strategy file_copy`)
  const { database, close } = connect(testDatabaseAddress(unfinished))
  const system = asSystem(marketplaceOn(database, noImages))
  await fillEmptyShop(system, () => {})
  // As the worker of a shop does.
  await analyzeCatalogWords(system)
  await assignFilterKeys(system)
  await close()
  await runOnTestServer(`alter database ${unfinished} rename to ${name}`)
}
