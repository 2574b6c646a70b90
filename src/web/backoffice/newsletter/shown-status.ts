import type { IssueProgress, IssueStatus } from '#domain/correspondence/newsletter-issue.ts'

/** An issue is sent once nothing of it waits any more. */
export function shownStatus(status: IssueStatus, { waiting }: IssueProgress): IssueStatus | 'sent' {
  return status === 'sending' && waiting === 0 ? 'sent' : status
}
