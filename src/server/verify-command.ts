import './production-mode.ts'
import { connect } from '#database/connect.ts'
import { type FoundViolation, findAllViolations } from '#domain/consistency/find-violations.ts'
import { consistencyRules } from '#domain/consistency/rules.ts'
import { readConfig } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { joinDatabase } from './join-database.ts'

/** Checks every row against every consistency rule, also while the shop runs, and prints the outcome. */
async function verify(): Promise<boolean> {
  const { address, stop } = await joinDatabase(readConfig(), (line) => console.log(line))
  const { database: db, close } = connect(address)
  try {
    const clock = { now: () => new Date() }
    return print(await Array.fromAsync(findAllViolations({ db, clock })))
  } finally {
    await close()
    await stop()
  }
}

/** Returns whether every rule holds. */
function print(violations: readonly FoundViolation[]): boolean {
  for (const rule of Object.keys(consistencyRules)) {
    const broken = violations.filter((violation) => violation.rule === rule)
    console.log(`${broken.length === 0 ? '✔' : '✖'} ${rule}`)
    for (const { detail } of broken) console.log(`    ${detail}`)
  }
  console.log(`${violations.length} violations`)
  return violations.length === 0
}

try {
  process.exitCode = (await verify()) ? 0 : 1
} catch (error) {
  console.error(explainStartFailure(error))
  process.exitCode = 1
}
