import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { Actor } from './access/actor.ts'
import type { BackupService } from './backups/backup-service.ts'
import type { CacheMetadata } from './cache-tags.ts'
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
import type { PushSender } from './push/push-sender.ts'
import type { RequestNetwork } from './rate-limits/rate-limit.ts'
import type { ShopProfile } from './shop-profile/shop-profile.ts'

/** The context that every operation receives. */
export interface Marketplace {
  readonly db: Kysely<Tables>
  readonly images: ImageStore
  readonly decodePicture: DecodePicture
  readonly scalePicture: ScalePicture
  readonly clock: Clock
  /** What visitors filter products by, kept in memory. */
  readonly catalogFacts: CatalogFactsReader
  /** Who acts. Operations ask the policies of `access/policies.ts` whether this actor may. */
  readonly actor: Actor
  /** The language of the request, or of the shop when no request is served. */
  readonly locale: Locale
  /**
   * Where the request comes from, for rate limits, whoever acts; absent when no request is served or nothing is
   * limited.
   */
  readonly network?: RequestNetwork
  /** Collects the cache tags of the response being rendered; absent when it is not cached. */
  readonly cacheMetadata?: CacheMetadata
  readonly erasureReceipts: ErasureReceipts
  /** Decrypts the secrets in the database. */
  readonly secrets: SecretBox
  /** Absent when no backups are made. */
  readonly backups?: BackupService
  readonly mailer: Mailer
  readonly pushSender: PushSender
  readonly courierApis: CourierApis
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
  /** Throws Unavailable when the disk is nearly full. */
  readonly requireDiskSpace?: () => Promise<void>
  /**
   * Waits until a transaction may begin, and returns a function that ends its turn. Throws Unavailable under overload.
   */
  readonly takeTurn?: () => Promise<() => void>
  /** The same for a request that reads outside of transactions and is not a GET: those have their turn already. */
  readonly takeReadTurn?: () => Promise<() => void>
  /** Waits for work that does not use the database, while other requests have the turn of this one. */
  readonly withoutTurn?: <Result>(work: () => Promise<Result>) => Promise<Result>
}

export interface Clock {
  now(): Date
}
