import { invitationChoices, maxInviteAfterDays, newReviewChoices } from '#domain/reviews/review-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of invitations to review, and of whether reviews are shown at once. */
export function ReviewsPanel({ state }: { state: SettingState }) {
  const { reviews } = settingsMessages
  const names: Readonly<Record<string, string>> = {
    ...{ invitations: reviews.invitations, inviteAfterDays: reviews.inviteAfterDays, newReviews: reviews.newReviews },
  }
  const invitations = invitationChoices.map((value) => ({ value, name: reviews.invitationChoices[value] }))
  const choices = newReviewChoices.map((value) => ({ value, name: reviews.choices[value] }))
  return (
    <SettingPanel part="reviews" state={state} nameOf={(field) => names[field] ?? field}>
      {(field) => (
        <>
          <RadioField label={reviews.newReviews} choices={choices} {...field('newReviews')} />
          <RadioField label={reviews.invitations} choices={invitations} {...field('invitations')} />
          <TextField
            label={reviews.inviteAfterDays}
            hint={reviews.daysHint(maxInviteAfterDays)}
            inputMode="numeric"
            required
            className="max-w-xs"
            {...field('inviteAfterDays')}
          />
        </>
      )}
    </SettingPanel>
  )
}
