import type { IssueProgress, IssueStatus } from '#domain/newsletter/newsletter-issue.ts'

/** The status to display: `sent` once no email of the issue waits. */
export function displayedStatus(status: IssueStatus, { waiting }: IssueProgress): IssueStatus | 'sent' {
  return status === 'sending' && waiting === 0 ? 'sent' : status
}
