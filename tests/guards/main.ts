// Takes out the guards of the program one at a time, and shows for each a test of `npm test` that fails then.
// `--only <text>` chooses guards by their name or the file of their test.
import os from 'node:os'
import { parseArgs } from 'node:util'
import { globalSetup, globalTeardown } from '#tests/support/global-setup.ts'
import { checkGuard, findUnfitTests } from './check-guard.ts'
import { type CheckoutCopy, copyCheckout } from './checkout-copy.ts'
import { guards } from './guards.ts'

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } })
const chosen = guards.filter(({ name, test }) => `${name} ${test}`.includes(values.only))
const mostCopies = 4

{
  await using started = new AsyncDisposableStack()
  started.defer(globalTeardown)
  await globalSetup()
  const copies: CheckoutCopy[] = []
  while (copies.length < Math.min(os.availableParallelism(), mostCopies)) copies.push(started.use(await copyCheckout()))
  // Without its guard a program may never do what a test waits for.
  for (const copy of copies)
    await copy.replace('tests/support/until.ts', 'maxMilliseconds = 120_000', 'maxMilliseconds = 20_000')
  process.exitCode = (await checkAll(copies)) ? 0 : 1
}

/** Reports each guard, and returns whether all are noticed. */
async function checkAll(copies: readonly CheckoutCopy[]): Promise<boolean> {
  const files = Map.groupBy(chosen, ({ test }) => test)
  const unfit = (await inTurn(copies, [...files], ([file, ofFile], copy) => findUnfitTests(file, ofFile, copy))).flat()
  for (const problem of unfit) console.log(`✖ ${problem}`)

  const problems = await inTurn(copies, chosen, async (guard, copy) => {
    const problem = await checkGuard(guard, copy)
    console.log(problem ? `✖ without ${guard.name}: ${problem}` : `✔ without ${guard.name}, "${guard.title}" fails`)
    return problem
  })
  const missed = problems.filter((problem) => problem !== undefined).length
  console.log(`${chosen.length - missed} guards noticed, ${missed + unfit.length} not`)
  return missed + unfit.length === 0
}

/** Does something with each item, in as many copies at a time as there are. */
async function inTurn<Item, Result>(
  copies: readonly CheckoutCopy[],
  items: readonly Item[],
  action: (item: Item, copy: CheckoutCopy) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.values()
  await Promise.all(
    copies.map(async (copy) => {
      for (const item of waiting) results.push(await action(item, copy))
    }),
  )
  return results
}
