import { newReviewChoices } from '#domain/reviews/review-rules.ts'
import { backoffice } from '#page-messages/backoffice.ts'
import { RadioField } from './radio-field.tsx'
import { SettingPanel } from './setting-panel.tsx'
import type { SettingState } from './setting-result.ts'

/** The setting of whether reviews of customers are shown at once. */
export function ReviewsPanel({ state }: { state: SettingState }) {
  const { reviews } = backoffice.settings
  const choices = newReviewChoices.map((value) => ({ value, name: reviews.choices[value] }))
  return (
    <SettingPanel part="reviews" state={state} nameOf={() => reviews.newReviews}>
      {(field) => <RadioField label={reviews.newReviews} choices={choices} {...field('newReviews')} />}
    </SettingPanel>
  )
}
