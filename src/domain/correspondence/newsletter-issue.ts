export type IssueStatus = 'draft' | 'sending' | 'stopped'

/** One letter to all who want the newsletter. */
export interface NewsletterIssue {
  readonly id: number
  readonly subject: string
  readonly body: string
  readonly status: IssueStatus
  readonly madeBy: string
  readonly madeAt: Date
  readonly sentAt?: Date
  readonly progress: IssueProgress
}

/** Letters of an issue. */
export interface IssueProgress {
  readonly all: number
  readonly sent: number
  /** Still on their way. */
  readonly waiting: number
  readonly givenUp: number
  /** Stopped, or their readers have left meanwhile. */
  readonly withdrawn: number
}

export const longestSubject = 120
export const longestIssue = 20_000
