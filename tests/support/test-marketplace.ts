import { pictureFetcher } from '#adapters/fetch-picture.ts'
import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import type { Database } from '#database/connect.ts'
import { visitor } from '#domain/access/actor.ts'
import type { PaymentGateway } from '#domain/card-payments/payment-gateway.ts'
import { keepCatalogFacts } from '#domain/catalog/filters/catalog-facts.ts'
import type { ImageStore } from '#domain/catalog/pictures/image-store.ts'
import type { CourierApi } from '#domain/couriers/api/courier-api.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { Clock, Marketplace } from '#domain/marketplace.ts'
import { noRequest } from '#domain/marketplace.ts'
import { secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'
import type { ErasureReceipts } from '#domain/personal-data/erasure-receipts.ts'
import { planFile } from '#domain/product-import/plan-file.ts'
import type { FileToPlan } from '#domain/product-import/plan-import-file.ts'
import type { PushSender } from '#domain/push/push-sender.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { effectsOf } from '#jobs/effects.ts'
import { previewEmail } from '#jobs/write-email.ts'
import { TestMailer } from './test-mailer.ts'

/** A marketplace as a visitor's request gets it, except that emails are collected for the test. */
export interface TestMarketplace extends Marketplace {
  readonly mailer: TestMailer
}

/** The address for notifications of a test shop. */
export const shopEmail = 'shop@hirfa.example' as EmailAddress

/** Decrypts what any test shop has encrypted. */
export const testSecrets = secretBox(Buffer.alloc(secretKeyBytes, 'key of a test'))

/** For programs that never look at a picture. */
export const noImages: ImageStore = {
  save: async () => {},
  find: async () => undefined,
  isStored: async () => false,
}

export function marketplaceOn(
  db: Database,
  images: ImageStore,
  clock: Clock = { now: () => new Date() },
): TestMarketplace {
  const pictures = {
    images,
    decodePicture: pictureDecoder(),
    scalePicture: pictureScaler(),
    fetchPicture: pictureFetcher(),
    // Without the thread, which src/adapters/import-planner.test.ts starts: each one loads its modules anew.
    async planImportFile(file: FileToPlan, stop: AbortSignal) {
      stop.throwIfAborted()
      return planFile(file)
    },
  }
  const emails = { mailer: new TestMailer(), shopEmail, effectsOf, previewEmail, renderIssue }
  return {
    db,
    erasureReceipts: receiptsInMemory(),
    actor: visitor,
    locale: 'en',
    request: noRequest,
    backups: undefined,
    ...pictures,
    ...emails,
    clock,
    catalogFacts: keepCatalogFacts(db),
    secrets: testSecrets,
    pushSender: unreachablePushSender,
    courierApis: { 'first-delivery': unreachableCourier, navex: unreachableCourier },
    paymentGateway: unreachableGateway,
  }
}

/** Tests do not send to the push services of browsers. */
const unreachablePushSender: PushSender = {
  mayReach: async (endpoint) => endpoint.startsWith('https://'),
  send: async () => {
    throw new Error('This test has no push service')
  },
}

/** Tests do not send to couriers. */
const unreachableCourier: CourierApi = {
  ...{ defaultBaseUrl: 'https://courier.example/api', secondsBetweenRequests: 11, maxParcelsPerRequest: 100 },
  hasTokenInAddress: false,
  mayReach: async (baseUrl) => baseUrl.startsWith('https://'),
  readToken: (typed) => typed,
  create: async () => ({ outcome: 'failed', problem: 'not-reached' }),
  readState: async () => ({ outcome: 'failed', problem: 'not-reached' }),
  tryAccess: async () => ({ outcome: 'failed', problem: 'not-reached' }),
}

const unreachableGateway: PaymentGateway = {
  name: 'Konnect',
  defaultBaseUrl: 'https://gateway.example.tn/api',
  mayReach: async (baseUrl) => baseUrl.startsWith('https://'),
  start: async () => ({ outcome: 'failed', problem: 'not-reached' }),
  read: async () => ({ outcome: 'failed', problem: 'not-reached' }),
  readNotification: (query) => query.get('payment_ref') ?? undefined,
}

function receiptsInMemory(): ErasureReceipts {
  const files = new Map<string, string>()
  return {
    async save(fileName, text) {
      files.set(fileName, text)
    },
    list: async () => [...files.keys()],
    read: async (fileName) => files.get(fileName) ?? '',
  }
}
