import { isDeepStrictEqual } from 'node:util'
import { actorColumns } from '#domain/access/actor-columns.ts'
import { mayManageNewsletter } from '#domain/access/policies.ts'
import { requireAllowed } from '#domain/access/require-allowed.ts'
import { findLastEditor } from '#domain/audit/find-last-editor.ts'
import { recordAudit } from '#domain/audit/record-audit.ts'
import { wasCreatedAs } from '#domain/audit/was-created-as.ts'
import { NotFound } from '#domain/errors.ts'
import { inTransaction } from '#domain/in-transaction.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { translationsColumn } from '#domain/languages/translations-column.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type EditConflict, mergeEdits } from '#domain/merge-edits.ts'
import { tidy } from '#domain/translations.ts'
import type { IssueDraft } from './newsletter-issue.ts'

export interface CreateIssueOutcome {
  /** `key-used`: the form has made this draft already, and says something else by now. */
  readonly outcome: 'created' | 'key-used'
  readonly id: number
}

/** Creates the draft of an issue. A form that is sent again, known by its submission key, makes no further draft. */
export async function createIssue(
  marketplace: Marketplace,
  draft: IssueDraft,
  submissionKey?: string,
): Promise<CreateIssueOutcome> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const locale = await getMainLocale(marketplace)
    const text = tidy(draft, locale)
    const made = submissionKey && (await findMade(marketplace, submissionKey))
    if (made) {
      const isRepeated = await wasCreatedAs(marketplace, 'newsletter issue', made.id, text)
      return { outcome: isRepeated ? 'created' : 'key-used', id: made.id }
    }
    const { id } = await marketplace.db
      .insertInto('newsletter_issues')
      .values({
        ...columnsOf(text),
        locale,
        ...actorColumns(marketplace.actor),
        made_at: marketplace.clock.now(),
        sent_at: null,
        submission_key: submissionKey ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(marketplace, { entity: 'newsletter issue', id, action: 'created', after: text })
    return { outcome: 'created', id }
  })
}

async function findMade({ db }: Marketplace, submissionKey: string) {
  return db.selectFrom('newsletter_issues').select('id').where('submission_key', '=', submissionKey).executeTakeFirst()
}

export type EditIssueOutcome =
  | { readonly outcome: 'saved' }
  /** It has been sent and can no longer be edited. */
  | { readonly outcome: 'already-sent' }
  | EditConflict<IssueDraft>

/**
 * Saves an edit of a draft that was read as `base`. When someone else has changed it since, saves nothing and returns a
 * three-way merge for the operator to review. Throws NotFound.
 */
export async function editIssue(
  marketplace: Marketplace,
  id: number,
  sides: { readonly base: IssueDraft; readonly edited: IssueDraft },
): Promise<EditIssueOutcome> {
  requireAllowed(mayManageNewsletter(marketplace.actor))
  return inTransaction(marketplace, async (marketplace) => {
    const { draft: current, status, locale } = await lockIssue(marketplace, id)
    const [base, edited] = [tidy(sides.base, locale), tidy(sides.edited, locale)]
    if (status !== 'draft') return { outcome: 'already-sent' }
    if (isDeepStrictEqual(current, edited)) return { outcome: 'saved' }
    if (!isDeepStrictEqual(current, base)) {
      const by = await findLastEditor(marketplace, 'newsletter issue', id)
      return { outcome: 'changed-meanwhile', current, by, ...mergeEdits(base, edited, current) }
    }
    const columns = columnsOf(edited)
    await marketplace.db.updateTable('newsletter_issues').set(columns).where('id', '=', id).execute()
    await recordAudit(marketplace, { entity: 'newsletter issue', id, action: 'edited', before: current, after: edited })
    return { outcome: 'saved' }
  })
}

/** Locks an issue until the transaction ends, and returns its draft as it is now. Throws NotFound. */
export async function lockIssue({ db }: Marketplace, id: number) {
  const issue = await db
    .selectFrom('newsletter_issues')
    .select(['subject', 'body', 'status', 'locale', 'translations'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!issue) throw new NotFound('newsletter issue', id)
  const { status, locale, ...draft } = issue
  return { draft: tidy<IssueDraft>(draft, locale), status, locale }
}

function columnsOf({ subject, body, translations }: IssueDraft) {
  return { subject, body, translations: translationsColumn(translations) }
}
