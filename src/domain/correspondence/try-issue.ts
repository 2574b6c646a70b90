import { NotFound } from '../errors.ts'
import { getHouse } from '../house/house-setting.ts'
import { inTransaction } from '../in-transaction.ts'
import type { LetterWords } from '../letters/mailer.ts'
import type { Marketplace } from '../marketplace.ts'
import { requireOperator } from '../operators/require-operator.ts'
import { recordEvent } from '../record-event.ts'
import { getIssueText } from './get-issue-for.ts'
import { unusedLeavePath } from './newsletter-token.ts'

/** An issue as its readers get it, but for the link to leave, which is each reader's own. */
export async function previewIssue(marketplace: Marketplace, id: number, publicUrl: string): Promise<LetterWords> {
  requireOperator(marketplace, 'staff')
  const [issue, house] = [await getIssueText(marketplace, id), await getHouse(marketplace)]
  return marketplace.renderIssue(issue, house, `${publicUrl}${unusedLeavePath}`)
}

/**
 * Sends an issue to the person at work alone, by the way that all letters go. While such a letter waits there is no
 * second one: a button tapped twice is one wish. Throws NotFound for an issue that never was.
 */
export async function tryIssue(marketplace: Marketplace, id: number): Promise<void> {
  const { id: operatorId } = requireOperator(marketplace, 'staff')
  await inTransaction(marketplace, async (marketplace) => {
    const { db } = marketplace
    const issue = await db
      .selectFrom('newsletter_issues')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!issue) throw new NotFound('newsletter issue', id)
    const waiting = await db
      .selectFrom('letters')
      .select('id')
      .where('kind', '=', 'newsletter-trial')
      .where('status', 'in', ['queued', 'failed'])
      .where('about', '@>', JSON.stringify({ issueId: id, operatorId }))
      .executeTakeFirst()
    if (!waiting) await recordEvent(marketplace, { type: 'newsletter.tried', issueId: id, operatorId })
  })
}
