import { maxRetentionMonths, type RetentionPeriods } from '#domain/personal-data/retention.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { settingForm, wholeNumber } from './setting-form.ts'

const { parts, hints } = settingsMessages.retention
const months = (part: keyof RetentionPeriods) =>
  wholeNumber({ label: parts[part], hint: hints[part] }, maxRetentionMonths)

/** How long personal data is kept. */
export const retention = settingForm<RetentionPeriods>({
  ...{ key: 'retention', group: 'people' },
  fields: {
    ...{ contacts: months('contacts'), letters: months('letters'), messages: months('messages') },
    ...{ commentContacts: months('commentContacts'), logs: months('logs') },
  },
})
