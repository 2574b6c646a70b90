import assert from 'node:assert/strict'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import type { RuleName } from './check.ts'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { type Guard, type RunReport, runLedger } from './run.ts'

/** Buyers in each other's way, without any fault: what the guards are for every day. */
const seed = 7
const milliseconds = 3_000
/** Two do not meet in the same hundredth of a second in each run. */
const mostRuns = 4

const noStockBelowZero = 'alter table product_sizes drop constraint product_sizes_stock_check;'
/** Between reading the sizes and writing what is taken of them, which an order does in the shortest time it can. */
const withPause = ["select nextval\\('orders_id_seq'\\) as id", '$&, pg_sleep(0.02)'] as const
const withoutLock = ['(from "product_sizes" where .*) for update( skip locked)?', '$1'] as const

/** Each guard, and the rule that misses it. */
const guards: Record<string, Guard & { readonly missedBy: RuleName }> = {
  'the stock condition': {
    patch: noStockBelowZero,
    rewrites: [['"size"."stock"', '1000000 as "stock"']],
    missedBy: 'no oversell',
  },
  'the unique key of attempts, where twins do not wait for each other at their sizes': {
    patch: `${noStockBelowZero} alter table order_attempts drop constraint order_attempts_pkey`,
    rewrites: [withoutLock],
    missedBy: 'at most one order a key, with equal answers',
  },
  'the lock on the sizes, where only the stock condition is left': {
    rewrites: [withoutLock, withPause],
    missedBy: 'only promised answers, in time',
  },
  'the lock on the sizes and the last word of the database': {
    patch: noStockBelowZero,
    rewrites: [withoutLock, withPause],
    missedBy: 'no oversell',
  },
  'the lock on the sizes and the counter that moves in one step': {
    rewrites: [withoutLock],
    patch: `
      ${noStockBelowZero}
      create or replace function move_stock() returns trigger language plpgsql as $$
      declare seen integer := (select stock from product_sizes where id = new.size_id);
      begin
        perform pg_sleep(0.002);
        update product_sizes set stock = seen + new.pieces where id = new.size_id;
        return null;
      end $$`,
    missedBy: 'counter = ledger',
  },
}

let folder: string
let postgres: OwnPostgres

before(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'hirfa-guards-'))
  // Made for us alone; root's PostgreSQL runs under another account.
  await chmod(folder, 0o755)
  postgres = await startOwnPostgres(path.join(folder, 'database'))
})

after(async () => {
  await postgres[Symbol.asyncDispose]()
  await rm(folder, { recursive: true })
})

test('with every guard in its place, buyers in each other’s way break no rule', async () => {
  const { verdicts } = await contend('all')
  assert.deepEqual(
    Object.entries(verdicts).filter(([, complaints]) => complaints.length > 0),
    [],
  )
})

for (const [name, guard] of Object.entries(guards))
  test(`without ${name}, the rule "${guard.missedBy}" is broken`, async () => {
    assert.ok(await isMissed(name.replaceAll(' ', '-'), guard))
  })

async function isMissed(name: string, guard: (typeof guards)[string]): Promise<boolean> {
  for (let run = 1; run <= mostRuns; run++) {
    const { verdicts } = await contend(`${name}-${run}`, guard)
    if (verdicts[guard.missedBy].length > 0) return true
  }
  return false
}

async function contend(name: string, without?: Guard): Promise<RunReport> {
  const options = { seed, milliseconds, clients: 8, hasNemesis: false, folder: path.join(folder, name) }
  return runLedger(postgres, { ...options, ...(without && { without }) })
}
