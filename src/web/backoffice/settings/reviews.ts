import {
  invitationChoices,
  maxInviteAfterDays,
  newReviewChoices,
  type ReviewRules,
} from '#domain/reviews/review-rules.ts'
import { settingsMessages } from '#page-messages/backoffice/settings.ts'
import { choice, settingForm, wholeNumber } from './setting-form.ts'

const messages = settingsMessages.reviews

/** Whether reviews are shown at once, and invitations to review. */
export const reviews = settingForm<ReviewRules>({
  ...{ key: 'reviews', group: 'people' },
  fields: {
    newReviews: choice(messages.newReviews, newReviewChoices, messages.choices),
    invitations: choice(messages.invitations, invitationChoices, messages.invitationChoices),
    inviteAfterDays: wholeNumber(
      { label: messages.inviteAfterDays, hint: messages.daysHint(maxInviteAfterDays) },
      maxInviteAfterDays,
    ),
  },
})
