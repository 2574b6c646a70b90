import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Actor } from './access/actor.ts'
import type { BackupService } from './backups/backup-service.ts'
import type { CacheMetadata } from './cache-tags.ts'
import type { PaymentGateway } from './card-payments/payment-gateway.ts'
import type { CatalogFactsReader } from './catalog/filters/product-facts.ts'
import type { ImageStore } from './catalog/pictures/image-store.ts'
import type { DecodePicture } from './catalog/pictures/picture-decoder.ts'
import type { ScalePicture } from './catalog/pictures/picture-scaler.ts'
import type { CourierApis } from './couriers/api/courier-api.ts'
import type { EmailKind, EmailPayload, StoredEmailText } from './email.ts'
import type { EmailAddress } from './email-address.ts'
import type { EmailLinksIn } from './email-outbox/email-links.ts'
import type { Mailer, RenderedEmail } from './email-outbox/mailer.ts'
import type { Effect } from './events/effect.ts'
import type { DomainEvent } from './events/event.ts'
import type { Locale } from './locale.ts'
import type { IssueText } from './newsletter/newsletter-issue.ts'
import type { SecretBox } from './operators/secret-box.ts'
import type { ErasureReceipts } from './personal-data/erasure-receipts.ts'
import type { FetchPicture } from './product-import/fetch-picture.ts'
import type { PlanImportFile } from './product-import/plan-import-file.ts'
import type { PushSender } from './push/push-sender.ts'
import type { RequestNetwork } from './rate-limits/rate-limit.ts'
import type { ShopProfile } from './shop-profile/shop-profile.ts'

/** The context that every operation receives. */
export interface Marketplace {
  readonly db: Kysely<Tables>
  readonly images: ImageStore
  readonly decodePicture: DecodePicture
  readonly scalePicture: ScalePicture
  readonly fetchPicture: FetchPicture
  readonly planImportFile: PlanImportFile
  readonly clock: Clock
  /** What visitors filter products by, kept in memory. */
  readonly catalogFacts: CatalogFactsReader
  /** Who acts. Operations ask the policies of `access/policies.ts` whether this actor may. */
  readonly actor: Actor
  /** The language of the request, or of the shop when no request is served. */
  readonly locale: Locale
  readonly request: RequestContext
  readonly erasureReceipts: ErasureReceipts
  /** Decrypts the secrets in the database. */
  readonly secrets: SecretBox
  /** Undefined when no backups are made. */
  readonly backups: BackupService | undefined
  readonly mailer: Mailer
  readonly pushSender: PushSender
  readonly courierApis: CourierApis
  readonly paymentGateway: PaymentGateway
  /** Receives notifications of orders, requests and messages. */
  readonly shopEmail: EmailAddress
  /** Returns what follows from an event; it is queued in the event's own transaction. */
  effectsOf(event: DomainEvent): readonly Effect[]
  /** Renders an email without sending it, with masked tokens in its links. Throws EmailWithdrawn or NotFound. */
  previewEmail(
    marketplace: Marketplace,
    links: EmailLinksIn,
    email: { readonly kind: EmailKind; readonly payload: EmailPayload[EmailKind] },
  ): Promise<StoredEmailText>
  /** Renders an issue of the newsletter as subscribers who read this language receive it. */
  renderIssue(locale: Locale, issue: IssueText, shopProfile: ShopProfile, unsubscribeUrl: string): RenderedEmail
}

export interface Clock {
  now(): Date
}

/** What an operation knows of the request that it serves: the server and the API give it. */
export interface RequestContext {
  /** Where the request comes from, whoever acts. Nothing is limited for `unlimited`. */
  readonly network: RequestNetwork | 'unlimited'
  /** Collects the cache tags of the response being rendered; undefined when it is not cached. */
  readonly cacheMetadata: CacheMetadata | undefined
  /**
   * Waits until a transaction may begin, and returns a function that ends its turn. Throws Unavailable under overload
   * and while the disk is nearly full.
   */
  takeTurn(): Promise<() => void>
}

/** Of jobs and commands, which serve no request. */
export const noRequest: RequestContext = {
  network: 'unlimited',
  cacheMetadata: undefined,
  takeTurn: async () => () => {},
}
