import type { StudioRules } from '#domain/sellers/studio-setting.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { settingForm, yesOrNo } from './setting-form.ts'

const { label, choices } = settingsMessages.studio

/** Whether makers have a studio. */
export const studio = settingForm<StudioRules>({
  ...{ key: 'studio', group: 'people' },
  fields: { isStudioOpen: yesOrNo(label, choices) },
})
