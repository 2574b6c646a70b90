/** What an issue of the newsletter says. */
export interface IssueText {
  readonly subject: string
  readonly body: string
}

export type IssueStatus = 'draft' | 'sending' | 'stopped'

/** An issue of the newsletter: one email to all subscribers. */
export interface NewsletterIssue extends IssueText {
  readonly id: number
  readonly status: IssueStatus
  readonly madeBy: string
  readonly madeAt: Date
  readonly sentAt?: Date
  readonly progress: IssueProgress
}

/** Numbers of emails of an issue. */
export interface IssueProgress {
  readonly all: number
  readonly sent: number
  /** Not sent yet. */
  readonly waiting: number
  readonly failedPermanently: number
  /** Not sent because the issue was stopped or the subscriber has left. */
  readonly withdrawn: number
}

/** In characters. */
export const maxIssueSubjectLength = 120
/** In characters. */
export const maxIssueLength = 20_000
