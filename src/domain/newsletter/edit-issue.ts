import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { NotFound } from '#domain/errors.ts'
import { recordEvent } from '#domain/events/record-event.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import type { IssueText } from './newsletter-issue.ts'

/** Creates the draft of an issue. Returns its id. */
export async function createIssue(marketplace: Marketplace, text: IssueText): Promise<number> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('newsletter_issues')
      .values({ ...text, ...actorColumns(marketplace.actor), made_at: marketplace.clock.now(), sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'newsletter issue', id, action: 'created', after: text })
    await recordEvent(marketplace, { type: 'newsletter.issue-created', issueId: id })
    return id
  })
}

export type EditIssueOutcome =
  | { readonly outcome: 'saved' }
  /** It has been sent and can no longer be edited. */
  | { readonly outcome: 'already-sent' }
  /** Someone else has edited it since `base`; `current` is the text now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: IssueText }

/** Saves an edited draft, unless someone else has changed it since `base`. Throws NotFound. */
export async function editIssue(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: IssueText; readonly edited: IssueText },
): Promise<EditIssueOutcome> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const issue = await db
      .selectFrom('newsletter_issues')
      .select(['subject', 'body', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!issue) throw new NotFound('newsletter issue', id)
    const { status, ...current } = issue
    if (status !== 'draft') return { outcome: 'already-sent' }
    if (isSame(current, edited)) return { outcome: 'saved' }
    if (!isSame(current, base)) return { outcome: 'changed-meanwhile', current }
    await db.updateTable('newsletter_issues').set(edited).where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'newsletter issue', id, action: 'edited', before: current, after: edited })
    await recordEvent(marketplace, { type: 'newsletter.issue-edited', issueId: id })
    return { outcome: 'saved' }
  })
}

function isSame(one: IssueText, other: IssueText): boolean {
  return one.subject === other.subject && one.body === other.body
}
