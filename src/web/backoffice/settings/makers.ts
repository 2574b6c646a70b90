import type { MakerRules } from '#domain/sellers/makers-setting.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { settingForm, yesOrNo } from './setting-form.ts'

const { label, choices } = settingsMessages.makers

/** Whether makers have a studio. */
export const makers = settingForm<MakerRules>({
  ...{ key: 'makers', group: 'people' },
  fields: { areMakersIn: yesOrNo(label, choices) },
})
