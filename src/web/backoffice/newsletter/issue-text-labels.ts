import type { IssueText } from '#domain/newsletter/newsletter-issue.ts'
import { newsletterMessages } from '#page-messages/backoffice/newsletter.ts'

const { subject, body } = newsletterMessages

/** What people call the texts of issues of the newsletter. */
export const issueTextLabels: Readonly<Record<keyof IssueText, string>> = { subject, body }
