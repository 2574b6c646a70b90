// `npm run backup`: backs up the shop, running or not, and proves the backup.
import './production-mode.ts'
import { findOrStartEmbeddedDatabase } from '#database/embedded.ts'
import { readConfig } from './config.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { explainStartFailure } from './explain-start-failure.ts'
import { giveUpRoot } from './give-up-root.ts'
import { InvalidSetting } from './invalid-setting.ts'
import { openBackupPlace, runBackup } from './run-backup.ts'

function report(line: string): void {
  console.log(line)
}

async function backUp(): Promise<void> {
  const config = readConfig()
  if (!config.backups) throw new InvalidSetting('Setting BACKUP_TO is off: set it to folder:PATH or s3://BUCKET/FOLDER')
  await prepareDataDirectory(config.dataDirectory)
  // A nightly backup runs without the rights of root and goes on with the same files.
  giveUpRoot(config, report, () => {})
  const place = await openBackupPlace(config.backups)
  if (config.database) {
    const { url, migrationUrl } = config.database
    await runBackup(config, place, { address: { url }, migrationAddress: { url: migrationUrl } }, report)
    return
  }
  const server = await findOrStartEmbeddedDatabase(config.dataDirectory, report, { archivesWal: true })
  try {
    await runBackup(config, place, { ...server, embedded: server }, report)
  } finally {
    await server.stop()
  }
}

// The shop that started this process has ended: the scratch server must not outlive it.
process.on('disconnect', () => process.exit(1))
try {
  await backUp()
  process.exit(0)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
