import path from 'node:path'
import pg from 'pg'
import { imagesInFolder } from '#adapters/images-folder.ts'
import { clientConfig, connect } from '#database/connect.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { fillEmptyShop } from '#samples/fill-empty-shop.ts'
import { asSystem } from './operators.ts'
import { queryTestServer, runOnTestServer } from './test-database.ts'
import { superuserAddress, templateName, testDatabaseAddress, testDirectory } from './test-database-address.ts'
import { marketplaceOn } from './test-marketplace.ts'

/** A database to copy, and the folder of its pictures. */
export interface SampleTemplate {
  readonly database: string
  readonly pictureDirectory: string
}

/** Returns the samples of this test server. The first process that needs them fills them, in 5 s. */
export async function prepareSamples(): Promise<SampleTemplate> {
  const database = samplesName()
  const pictureDirectory = path.join(testDirectory(), database)
  const lockHolder = new pg.Client(clientConfig(superuserAddress()))
  await lockHolder.connect()
  try {
    await lockHolder.query('select pg_advisory_lock(hashtext($1))', [database])
    const made = await queryTestServer(`select from pg_database where datname = '${database}'`)
    if (made.length === 0) await fillSamples({ database, pictureDirectory })
  } finally {
    await lockHolder.end()
  }
  return { database, pictureDirectory }
}

/** The weekly promotion of the samples ends at some midnight in Tunis, so each day has its own. */
export function samplesName(): string {
  return `${templateName()}_samples_${tunisDayOf(new Date()).replaceAll('-', '')}`
}

async function fillSamples({ database: name, pictureDirectory }: SampleTemplate): Promise<void> {
  const unfinished = `${name}_unfinished`
  await runOnTestServer(`drop database if exists ${unfinished} with (force)`)
  await runOnTestServer(`create database ${unfinished} template ${templateName()} strategy file_copy`)
  const { database, close } = connect(testDatabaseAddress(unfinished))
  const system = asSystem(marketplaceOn(database, imagesInFolder(pictureDirectory)))
  await fillEmptyShop(system, () => {})
  // As the worker of a shop does.
  await analyzeCatalogWords(system)
  await assignFilterKeys(system)
  await close()
  await runOnTestServer(`alter database ${unfinished} rename to ${name}`)
}
