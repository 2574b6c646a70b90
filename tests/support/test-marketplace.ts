import { pictureDecoder } from '#adapters/picture-decoder.ts'
import { pictureScaler } from '#adapters/picture-scaler.ts'
import type { Database } from '#database/connect.ts'
import type { ImageStore } from '#domain/catalog/image-store.ts'
import type { Email } from '#domain/email.ts'
import type { Clock, Marketplace } from '#domain/marketplace.ts'
import { secretBox, secretKeyBytes } from '#domain/operators/secret-box.ts'
import { renderIssue } from '#emails/render-issue.ts'
import { consequencesOf } from '#jobs/consequences.ts'
import { previewLetter } from '#jobs/write-letter.ts'
import { TestMailer } from './test-mailer.ts'

/** A marketplace as the server composes it, but for its letters, which go to the test. */
export interface TestMarketplace extends Marketplace {
  readonly mailer: TestMailer
}

/** Who hears of orders in a test shop. */
export const shopEmail = 'shop@hirfa.example' as Email

/** Opens what any test shop has sealed. */
export const testSecrets = secretBox(Buffer.alloc(secretKeyBytes, 'key of a test'))

export function marketplaceOn(
  db: Database,
  images: ImageStore,
  clock: Clock = { now: () => new Date() },
): TestMarketplace {
  const pictures = { images, decodePicture: pictureDecoder(), scalePicture: pictureScaler() }
  const letters = { mailer: new TestMailer(), shopEmail, consequencesOf, previewLetter, renderIssue }
  return { db, ...pictures, ...letters, clock, secrets: testSecrets }
}
