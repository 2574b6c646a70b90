import type { Kysely } from 'kysely'
import type { Tables } from '#database/tables.ts'
import type { ImageStore } from './catalog/image-store.ts'
import type { DecodePicture } from './catalog/picture-decoder.ts'
import type { ScalePicture } from './catalog/picture-scaler.ts'
import type { IssueText } from './correspondence/write-issue.ts'
import type { Email } from './email.ts'
import type { DomainEvent } from './events.ts'
import type { House } from './house/house.ts'
import type { KeptWords, LetterAbout, LetterKind } from './letters/letter.ts'
import type { LetterWords, Mailer } from './letters/mailer.ts'
import type { Visitor } from './limits/limits.ts'
import type { Operator } from './operators/operator.ts'
import type { SecretBox } from './operators/secret-box.ts'
import type { Shown } from './shown.ts'

/** What every operation receives: the world, as far as the shop is concerned. */
export interface Marketplace {
  readonly db: Kysely<Tables>
  readonly images: ImageStore
  readonly decodePicture: DecodePicture
  readonly scalePicture: ScalePicture
  readonly clock: Clock
  /** The stranger this is done for, whose deeds are limited; absent when the shop itself is at work. */
  readonly visitor?: Visitor
  /** The person of the shop at work, in the back office only. */
  readonly operator?: Operator
  /** Where what is shown is written down; absent when nobody keeps it. */
  readonly shown?: Shown
  /** Whether nobody works in the back office without an authenticator app. */
  readonly requiresSecondFactor?: boolean
  /** What opens the secrets that the database keeps sealed. */
  readonly secrets: SecretBox
  readonly mailer: Mailer
  /** Who hears of orders, requests and messages. */
  readonly shopEmail: Email
  /** The letters that follow from an event. They are queued in the event's own transaction. */
  consequencesOf(event: DomainEvent): readonly LetterKind[]
  /** A letter as it would be written now, with links that lead nowhere. Throws NotWanted or NotFound where it would not be. */
  previewLetter(
    marketplace: Marketplace,
    publicUrl: string,
    letter: { readonly kind: LetterKind; readonly about: LetterAbout[LetterKind] },
  ): Promise<KeptWords>
  /** An issue of the newsletter as its readers get it. */
  renderIssue(issue: IssueText, house: House, leaveUrl: string): LetterWords
  /** Throws Unavailable when there is too little room on the disk to write anything more. */
  readonly requireRoom?: () => Promise<void>
}

export interface Clock {
  now(): Date
}
