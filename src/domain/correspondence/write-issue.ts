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

/** Rewrites an issue while it is a draft. Answers whether it still was: what has been sent stays as it was. */
export async function rewriteIssue(marketplace: Marketplace, id: number, text: IssueText): Promise<boolean> {
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
    const { status, ...before } = issue
    if (status !== 'draft') return false
    if (before.subject === text.subject && before.body === text.body) return true
    await db.updateTable('newsletter_issues').set(text).where('id', '=', id).execute()
    await recordChange(marketplace, { what: 'newsletter issue', id, action: 'edited', before, after: text })
    return true
  })
}
