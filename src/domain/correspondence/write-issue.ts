import { NotFound } from '../errors.ts'
import { recordChange } from '../history/record-change.ts'
import { inTransaction } from '../in-transaction.ts'
import type { Marketplace } from '../marketplace.ts'
import { operatorName } from '../operators/operator-name.ts'
import { requireOperator } from '../operators/require-operator.ts'

export interface IssueText {
  readonly subject: string
  readonly body: string
}

/** Begins an issue of the newsletter. Nobody gets it before it is sent. Answers its id. */
export async function beginIssue(marketplace: Marketplace, text: IssueText): Promise<number> {
  const operator = requireOperator(marketplace, 'staff')
  return inTransaction(marketplace, async (marketplace) => {
    const { id } = await marketplace.db
      .insertInto('newsletter_issues')
      .values({ ...text, made_by: operatorName(operator), made_at: marketplace.clock.now(), sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordChange(marketplace, { what: 'newsletter issue', id, action: 'begun', after: text })
    return id
  })
}

export type RewriteOutcome =
  | { readonly outcome: 'saved' }
  /** It has been sent, and stays as it was. */
  | { readonly outcome: 'gone' }
  /** Somebody else has written it anew since `base`; `current` is what it is now. */
  | { readonly outcome: 'changed-meanwhile'; readonly current: IssueText }

/** Saves what a person made of a draft as it was in `base`, unless somebody else has changed it since. */
export async function rewriteIssue(
  marketplace: Marketplace,
  id: number,
  { base, edited }: { readonly base: IssueText; readonly edited: IssueText },
): Promise<RewriteOutcome> {
  requireOperator(marketplace, 'staff')
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
    if (status !== 'draft') return { outcome: 'gone' }
    if (isSame(current, edited)) return { outcome: 'saved' }
    if (!isSame(current, base)) return { outcome: 'changed-meanwhile', current }
    await db.updateTable('newsletter_issues').set(edited).where('id', '=', id).execute()
    await recordChange(marketplace, { what: 'newsletter issue', id, action: 'edited', before: current, after: edited })
    return { outcome: 'saved' }
  })
}

function isSame(one: IssueText, other: IssueText): boolean {
  return one.subject === other.subject && one.body === other.body
}
