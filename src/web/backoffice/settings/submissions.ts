import { reviewRules } from '#domain/catalog/submissions/submission.ts'
import type { SubmissionRules } from '#domain/catalog/submissions/submission-setting.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { choice, settingForm } from './setting-form.ts'

const { label, choices } = settingsMessages.submissions

/** Which new pieces of makers the office looks at first. */
export const submissions = settingForm<SubmissionRules>({
  ...{ key: 'submissions', group: 'people' },
  fields: { newPieces: choice(label, reviewRules, choices) },
})
