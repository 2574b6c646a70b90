// `npm run owner [-- EMAIL]`: lets an owner back in who has lost password, app and recovery codes.
import './production-mode.ts'
import { restoreOwnerAccess } from '#domain/operators/restore-owner-access.ts'
import { choosePasswordPath } from '#web/paths/backoffice-account-paths.ts'
import { compose } from './compose.ts'
import { readConfig } from './config.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { giveUpRoot } from './give-up-root.ts'
import { originOf } from './listen.ts'

function report(line: string): void {
  console.log(line)
}

async function letOwnerIn(email: string | undefined): Promise<boolean> {
  const config = readConfig()
  const waiting = { report, signal: new AbortController().signal }
  await prepareDataDirectory(config.dataDirectory)
  giveUpRoot(config, report, () => {})
  const { marketplace, close } = await compose(config, waiting, { joinsRunning: true })
  try {
    const actor = { kind: 'system', name: 'npm run owner', isAudited: true } as const
    const access = await restoreOwnerAccess({ ...marketplace, actor }, email)
    if (access.outcome === 'ambiguous') {
      report(
        access.emails.length === 0
          ? 'Nobody owns this shop yet: npm start prints a link to become its owner.'
          : `Say which owner: npm run owner -- EMAIL, one of ${access.emails.join(', ')}`,
      )
      return false
    }
    const publicUrl = config.publicUrl ?? originOf(config.host, config.port)
    report(`${access.name} (${access.email}) signs in without a second step now, and is signed out everywhere.`)
    report(`Within 30 minutes, choose a password at ${publicUrl}${choosePasswordPath(access.token)}`)
    return true
  } finally {
    await close()
  }
}

try {
  process.exit((await letOwnerIn(process.argv[2])) ? 0 : 1)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
