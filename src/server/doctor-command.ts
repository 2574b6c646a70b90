// `npm run doctor`: checks an installation, the shop running or not, and says in one line each what is wrong.
import './production-mode.ts'
import { type Config, readConfig } from './config.ts'
import { checkAddress } from './doctor/check-address.ts'
import { checkDatabase } from './doctor/check-database.ts'
import { checkFiles } from './doctor/check-files.ts'
import { checkImages } from './doctor/check-images.ts'
import { checkMachine } from './doctor/check-machine.ts'
import { checkMail } from './doctor/check-mail.ts'
import { type Finding, problem } from './doctor/finding.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { becomeOwnerOf } from './give-up-root.ts'
import { joinDatabase } from './join-database.ts'

const marks = { fine: '✔', warning: '!', problem: '✖' } as const

async function* examine(config: Config): AsyncGenerator<readonly Finding[]> {
  becomeOwnerOf(config.dataDirectory)
  yield await checkMachine(config)
  yield await checkFiles(config)
  yield await checkAddress(config)
  yield await checkDatabaseOf(config)
  yield await checkMail(config)
  yield await checkImages(config)
}

async function checkDatabaseOf(config: Config): Promise<readonly Finding[]> {
  try {
    const { address, stop } = await joinDatabase(config, () => {})
    return await checkDatabase(config, address).finally(stop)
  } catch (error) {
    return [problem(`The database does not start: ${explainStartFailure(error)}`)]
  }
}

/** Returns whether there is no problem; warnings are none. */
async function runDoctor(): Promise<boolean> {
  const counts = { fine: 0, warning: 0, problem: 0 }
  for await (const findings of examine(readConfig())) {
    for (const { state, line } of findings) {
      counts[state] += 1
      console.log(`${marks[state]} ${line}`)
    }
  }
  console.log(`Problems: ${counts.problem}, warnings: ${counts.warning}`)
  return counts.problem === 0
}

try {
  process.exit((await runDoctor()) ? 0 : 1)
} catch (error) {
  console.error(`${marks.problem} ${explainStartFailure(error)}`)
  process.exit(1)
}
