import type { ColumnType, Generated } from 'kysely'
import type { MadeAt } from './made-at.ts'

/** What visitors write to the shop, and what the shop writes to them. */
export interface CorrespondenceTables {
  comments: CommentsTable
  plan_requests: PlanRequestsTable
  contact_messages: ContactMessagesTable
  message_replies: {
    id: ColumnType<number, never, never>
    message_id: number
    body: string
    made_by: string
    made_at: MadeAt
  }
  newsletter_issues: NewsletterIssuesTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  newsletter_tokens: {
    token_hash: Buffer
    subscription_id: number
    purpose: 'confirm' | 'leave'
    made_at: MadeAt
  }
  letters: LettersTable
  letter_pause: { is_only: Generated<boolean>; ends_at: Date; seconds: number }
}

interface CommentsTable {
  id: Generated<number>
  product_id: number
  author_name: string
  email: string
  phone: string
  body: string
  status: Generated<string>
  posted_at: MadeAt
  /** Null while nobody of the shop has looked at it. */
  seen_at: Date | null
}

interface PlanRequestsTable {
  id: Generated<number>
  plan: string
  name: string
  email: string
  phone: string
  project: string
  description: string
  status: Generated<string>
  note: Generated<string>
  expires_at: Date | null
  requested_at: MadeAt
  is_held: Generated<boolean>
}

interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  message: string
  sent_at: MadeAt
  is_held: Generated<boolean>
  done_at: Date | null
  done_by: string | null
}

interface NewsletterIssuesTable {
  id: ColumnType<number, never, never>
  subject: string
  body: string
  status: ColumnType<IssueStatus, IssueStatus | undefined, IssueStatus>
  made_by: string
  made_at: MadeAt
  sent_at: Date | null
  event_id: number | null
  readers: Generated<number>
  /** Ids of a subscription and of a letter: up to where the letters have been queued, and queued again. */
  queued_through: number | null
  requeued_through: number | null
}

type IssueStatus = 'draft' | 'sending' | 'stopped'

interface NewsletterSubscriptionsTable {
  id: Generated<number>
  email: string
  subscribed_at: MadeAt
  confirmed_at: Date | null
  left_at: Date | null
  is_held: Generated<boolean>
  asked_at: ColumnType<Date, Date | undefined, Date>
}

interface LettersTable {
  id: ColumnType<number, never, never>
  event_id: number
  kind: string
  /** Ids, as JSON. */
  about: ColumnType<unknown, string, never>
  recipient: string
  message_id: string
  status: ColumnType<LetterStatus, LetterStatus | undefined, LetterStatus>
  attempts: Generated<number>
  last_error: string | null
  queued_at: MadeAt
  first_tried_at: Date | null
  sent_at: Date | null
  /** As it was last written, without the secret parts of its links; null while it has not been tried. */
  subject: string | null
  body: string | null
  carried_by: string | null
}

type LetterStatus = 'queued' | 'sent' | 'failed' | 'given-up' | 'withdrawn'
