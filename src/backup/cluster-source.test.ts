import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openBackupShop } from '#tests/support/backup-shop.ts'
import { clusterSource } from './cluster-source.ts'

test('a connection lost between two reads of a backup fails the backup and not the process', async () => {
  await using place = await openBackupShop()
  const client = await clusterSource(place.server).connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const superuser = new pg.Client(place.server.superuserAddress)
  await superuser.connect()
  await superuser.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await superuser.end()
  // Without a listener its error event ends the process, which fails this test.
  await wait(200)
  await assert.rejects(client.query('select 1'))
})
