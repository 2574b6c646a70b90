// A worker in a process of its own, so that a test can kill it.
import { mailerBySmtp } from '#adapters/mailer-smtp.ts'
import { connect } from '#database/connect.ts'
import type { Email } from '#domain/email.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { consequencesOf } from '#jobs/consequences.ts'
import { startWorker, workerPoolSize } from '#jobs/worker.ts'
import { previewLetter } from '#jobs/write-letter.ts'
import { testSecrets } from './test-marketplace.ts'

const [, , address = '', smtpUrl = ''] = process.argv
const { database: db, pool } = connect(JSON.parse(address), { poolSize: workerPoolSize })
const marketplace = {
  db,
  images: { save: async () => {}, find: async () => undefined },
  decodePicture: async () => ({ outcome: 'refused', reason: 'no-picture' }) as const,
  scalePicture: async () => [],
  clock: { now: () => new Date() },
  mailer: mailerBySmtp(smtpUrl, 'salam@hirfa.example' as Email),
  shopEmail: 'shop@hirfa.example' as Email,
  consequencesOf,
  previewLetter,
  renderIssue,
  secrets: testSecrets,
}
startWorker({ marketplace, publicUrl: 'https://hirfa.example', pool, tell: () => {} })
