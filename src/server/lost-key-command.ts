// `npm run lost-key`: lets the next start make or accept a new secret key, because the old one is lost for good.
import './production-mode.ts'
import { connect } from '#database/connect.ts'
import { giveUpLostKey } from '#domain/operators/secret-key-check.ts'
import { readConfig } from './config.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { joinDatabase } from './join-database.ts'

async function giveUpKey(): Promise<void> {
  const { address, stop } = await joinDatabase(readConfig(), (line) => console.log(line))
  const { database, close } = connect(address)
  try {
    await giveUpLostKey(database)
    console.log(
      'The next start makes a new secret key, or takes the one that it finds. Stop the shop and start it again.',
    )
    console.log('Authenticator apps then have to be added anew, and recovery codes let people in until they are.')
    console.log('Tokens of couriers have to be entered again, and notifications turned on again.')
  } finally {
    await close()
    await stop()
  }
}

try {
  await giveUpKey()
} catch (error) {
  console.error(explainStartFailure(error))
  process.exitCode = 1
}
