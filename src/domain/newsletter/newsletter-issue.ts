import type { Locale } from '#domain/locale.ts'
import type { TextRules } from '#domain/text-rule.ts'
import type { LanguageOf, Translations } from '#domain/translations.ts'

/** In characters. */
export const maxIssueSubjectLength = 120
/** In characters. */
export const maxIssueLength = 20_000

/** The texts of an issue, all of which are translated. */
export const issueTexts = {
  subject: { maxLength: maxIssueSubjectLength, isRequired: true },
  body: { maxLength: maxIssueLength, isMultiline: true, isRequired: true },
} as const satisfies TextRules

/** What an issue of the newsletter says. */
export type IssueText = Readonly<Record<keyof typeof issueTexts, string>>

/** An issue in the language of a reader; `languageOf` names the texts that are in another one. */
export interface LocalIssueText extends IssueText {
  readonly languageOf?: LanguageOf<keyof IssueText>
}

/** The text of an issue to edit, as it was written, with its translations. */
export interface IssueDraft extends IssueText {
  readonly translations?: Translations<keyof IssueText>
}

export type IssueStatus = 'draft' | 'sending' | 'stopped'

/** An issue of the newsletter: one email to all subscribers. */
export interface NewsletterIssue extends IssueDraft {
  readonly id: number
  /** The language it was written in. */
  readonly locale: Locale
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
