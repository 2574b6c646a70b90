import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { after, before, suite, test } from 'node:test'
import { makeDataDirectory } from '#tests/support/temporary-directory.ts'
import type { RuleName } from './check.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { type Guard, type RunReport, runLedger } from './run.ts'

/** Concurrent buyers without faults, which the guards have to survive every day. */
const seed = 7
const milliseconds = 3_000
/** Not every run has a collision within the same 10 milliseconds; each is longer than the one before. */
const maxRuns = 4

const noStockBelowZero = 'alter table variants drop constraint variants_stock_check;'
/** Adds a pause between reading the stock and writing the order. */
const withPause = ["select nextval\\('orders_id_seq'\\) as id", '$&, pg_sleep(0.02)'] as const
const withoutLock = ['(from "variants" where .*) for update( skip locked)?', '$1'] as const

/** Each guard, and the rule that detects its absence. */
const guards: Record<string, Guard & { readonly caughtBy: RuleName }> = {
  'the stock condition': {
    patch: noStockBelowZero,
    rewrites: [['"variant"."stock"', '1000000 as "stock"']],
    caughtBy: 'no oversell',
  },
  'the unique idempotency key, where duplicate requests do not wait for the lock on their sizes': {
    patch: `${noStockBelowZero} alter table idempotency_records drop constraint idempotency_records_pkey`,
    rewrites: [withoutLock],
    caughtBy: 'at most one order per idempotency key, with equal responses',
  },
  'the lock on the sizes, where only the stock condition is left': {
    rewrites: [withoutLock, withPause],
    caughtBy: 'only documented statuses, in time',
  },
  'the lock on the sizes and the check in the database': {
    patch: noStockBelowZero,
    rewrites: [withoutLock, withPause],
    caughtBy: 'no oversell',
  },
  'the lock on the sizes and the atomic counter': {
    rewrites: [withoutLock],
    patch: `
      ${noStockBelowZero}
      create or replace function move_stock() returns trigger language plpgsql as $$
      declare seen integer := (select stock from variants where id = new.variant_id);
      begin
        perform pg_sleep(0.002);
        update variants set stock = seen + new.pieces where id = new.variant_id;
        return null;
      end $$`,
    caughtBy: 'counter = ledger',
  },
  'the counting of the cash book': {
    patch: 'drop trigger cash_postings_are_counted on cash_postings',
    caughtBy: 'balances follow the cash book',
  },
}

suite('guards under contention', () => {
  let folder: string
  let postgres: OwnPostgres

  before(async () => {
    folder = await makeDataDirectory('hirfa-guards-')
    postgres = await startOwnPostgres(path.join(folder, 'database'))
  })

  after(async () => {
    await postgres[Symbol.asyncDispose]()
    await rm(folder, { recursive: true })
  })

  test('with every guard in place, concurrent buyers break no rule', async () => {
    const { verdicts } = await contend('all', { run: 1 })
    assert.deepEqual(
      Object.entries(verdicts).filter(([, violations]) => violations.length > 0),
      [],
    )
  })

  for (const [name, guard] of Object.entries(guards))
    test(`without ${name}, the rule "${guard.caughtBy}" is broken`, async () => {
      assert.ok(await isCaught(name.replaceAll(' ', '-'), guard))
    })

  async function isCaught(name: string, guard: (typeof guards)[string]): Promise<boolean> {
    for (let run = 1; run <= maxRuns; run++) {
      const { verdicts } = await contend(`${name}-${run}`, { run, without: guard })
      if (verdicts[guard.caughtBy].length > 0) return true
    }
    return false
  }

  async function contend(name: string, { run, without }: { run: number; without?: Guard }): Promise<RunReport> {
    const options = { seed, clients: 8, hasNemesis: false, folder: path.join(folder, name) }
    return runLedger(postgres, { ...options, milliseconds: milliseconds * run, ...(without && { without }) })
  }
})
