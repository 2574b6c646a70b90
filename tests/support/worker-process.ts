// A worker in a process of its own, so that a test can kill it.

import { courierApis } from '#adapters/courier-apis.ts'
import { pictureFetcher } from '#adapters/fetch-picture.ts'
import { importPlanner } from '#adapters/import-planner.ts'
import { konnect } from '#adapters/konnect.ts'
import { pushSender } from '#adapters/push-sender.ts'
import { smtpMailer } from '#adapters/smtp-mailer.ts'
import { connect } from '#database/connect.ts'
import { system } from '#domain/access/actor.ts'
import { keepCatalogFacts } from '#domain/catalog/filters/catalog-facts.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { noRequest } from '#domain/marketplace.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { effectsOf } from '#jobs/effects.ts'
import { startWorker, workerPoolSize } from '#jobs/worker.ts'
import { previewEmail } from '#jobs/write-email.ts'
import { emailLinks } from '#web/email-links.ts'
import { noImages, testSecrets } from './test-marketplace.ts'

const [, , address = '', smtpUrl = ''] = process.argv
const { database: db, pool, abandon } = connect(JSON.parse(address), { poolSize: workerPoolSize })
const marketplace: Marketplace = {
  db,
  images: noImages,
  erasureReceipts: { save: async () => {}, list: async () => [], read: async () => '' },
  decodePicture: async () => ({ outcome: 'refused', reason: 'no-picture' }) as const,
  scalePicture: async () => [],
  fetchPicture: pictureFetcher(),
  planImportFile: importPlanner(),
  ...{ request: noRequest, backups: undefined },
  actor: system,
  locale: 'en',
  clock: { now: () => new Date() },
  catalogFacts: keepCatalogFacts(db),
  mailer: smtpMailer(smtpUrl, 'salam@hirfa.example' as EmailAddress),
  shopEmail: 'shop@hirfa.example' as EmailAddress,
  effectsOf,
  previewEmail,
  renderIssue,
  pushSender: pushSender(),
  courierApis: courierApis(),
  paymentGateway: konnect(),
  secrets: testSecrets,
}
startWorker({ marketplace, links: emailLinks('https://hirfa.example'), pool, abandon, report: () => {} })
