import type { ColumnType, Generated } from 'kysely'
import type { CommentStatus } from '#domain/comments/comment-status.ts'
import type { EmailKind, EmailPayload, EmailStatus } from '#domain/email.ts'
import type { EmailAddress } from '#domain/email-address.ts'
import type { MailerKind } from '#domain/email-outbox/mailer.ts'
import type { Locale } from '#domain/locale.ts'
import type { Phone } from '#domain/phone.ts'
import type { PlanName } from '#domain/plan.ts'
import type { PlanStatus } from '#domain/plans/plan-status.ts'
import type { Translated } from './catalog-tables.ts'
import type { CreatedAt } from './created-at.ts'
import type { ActorLabel, RecordedActor } from './operator-tables.ts'

/** Comments, plan requests, contact messages, the newsletter and outgoing email. */
export interface CommunicationTables {
  comments: CommentsTable
  plan_requests: PlanRequestsTable
  contact_messages: ContactMessagesTable
  message_replies: RecordedActor & {
    id: ColumnType<number, never, never>
    message_id: number
    submission_key: string
    body: string
    made_by: ActorLabel
    made_at: CreatedAt
  }
  newsletter_issues: NewsletterIssuesTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletter_tokens: {
    token_hash: Buffer
    subscription_id: number
    purpose: 'confirm' | 'unsubscribe'
    made_at: CreatedAt
  }
  stock_alerts: StockAlertsTable
  stock_alert_tokens: {
    token_hash: Buffer
    alert_id: number
    purpose: 'confirm' | 'leave' | 'leave-all'
    made_at: CreatedAt
  }
  emails: EmailsTable
  email_pause: { is_only: Generated<boolean>; ends_at: Date; seconds: number }
}

interface CommentsTable {
  id: Generated<number>
  product_id: number
  author_name: string
  email: EmailAddress
  phone: Phone
  body: string
  /** Of its letters; null for a short text, which may be repeated. */
  text_hash: Buffer | null
  status: Generated<CommentStatus>
  /** The language of the page or request that it came from. */
  locale: Generated<Locale>
  posted_at: CreatedAt
  /** Null until an operator has seen it. */
  seen_at: Date | null
}

interface PlanRequestsTable {
  id: Generated<number>
  plan: PlanName
  name: string
  email: EmailAddress
  phone: Phone
  project: string
  description: string
  status: Generated<PlanStatus>
  note: Generated<string>
  expires_at: Date | null
  /** The language of the page or request that it came from. */
  locale: Generated<Locale>
  requested_at: CreatedAt
  is_held: Generated<boolean>
  /** The store that came of it. */
  store_id: ColumnType<number | null, never, number | null>
}

interface ContactMessagesTable {
  id: Generated<number>
  name: string
  /** Null only where it was written on the page of an order without an address. */
  email: EmailAddress | null
  /** The order on whose page it was written. */
  order_id: ColumnType<number | null, number | undefined, never>
  message: string
  /** The language of the page or request that it came from. */
  locale: Generated<Locale>
  sent_at: CreatedAt
  is_held: Generated<boolean>
  done_at: Date | null
  /** Who marked it as done; null while it waits, like the columns below. */
  done_by: ColumnType<string | null, never, never>
  actor_kind: RecordedActor['actor_kind'] | null
  actor_id: number | null
  actor_name: string | null
}

interface NewsletterIssuesTable extends RecordedActor, Translated {
  id: ColumnType<number, never, never>
  subject: string
  body: string
  status: ColumnType<IssueStatus, IssueStatus | undefined, IssueStatus>
  made_by: ActorLabel
  made_at: CreatedAt
  sent_at: Date | null
  event_id: number | null
  readers: Generated<number>
  /** The id of the last subscription whose email has been queued, and of the last email that has been queued again. */
  queued_through: number | null
  requeued_through: number | null
  /** Of the form that wrote it. */
  submission_key: ColumnType<string | null, string | null | undefined, never>
}

type IssueStatus = 'draft' | 'sending' | 'stopped'

interface NewsletterSubscriptionsTable {
  id: Generated<number>
  email: EmailAddress
  /** The language of the page or request that it came from. */
  locale: Generated<Locale>
  subscribed_at: CreatedAt
  confirmed_at: Date | null
  left_at: Date | null
  is_held: Generated<boolean>
  asked_at: ColumnType<Date, Date | undefined, Date>
  /** The version of the text about personal data that the person saw, and when; null where none was shown. */
  consent_version: ColumnType<number | null, number | null | undefined>
  consented_at: ColumnType<Date | null, Date | null | undefined>
}

interface StockAlertsTable {
  id: Generated<number>
  product_id: number
  variant_id: number
  email: EmailAddress
  /** The language of the page or request that it came from. */
  locale: Locale
  /** When the present request of this address for this size began. */
  created_at: Date
  asked_at: Date
  is_held: Generated<boolean>
  confirmed_at: Date | null
  /** When the email that the size is back was queued. */
  notified_at: Date | null
  left_at: Date | null
  consent_version: number | null
  consented_at: Date | null
}

interface EmailsTable {
  id: ColumnType<number, never, never>
  event_id: number
  kind: EmailKind
  /** Ids, as JSON. */
  about: ColumnType<EmailPayload[EmailKind], string, never>
  recipient: EmailAddress
  message_id: string
  status: ColumnType<EmailStatus, EmailStatus | undefined, EmailStatus>
  attempts: Generated<number>
  last_error: string | null
  queued_at: CreatedAt
  first_tried_at: Date | null
  /** No attempt is made before. */
  not_before: ColumnType<Date | null, Date | null | undefined, never>
  sent_at: Date | null
  /** As rendered at the last attempt, without the secret parts of its links; null before the first attempt. */
  subject: string | null
  body: string | null
  /** Of that text. */
  locale: Locale | null
  carried_by: MailerKind | null
  /** The hash of the network that caused an email to a typed address, until the email has been counted. */
  network_key: Buffer | null
}
