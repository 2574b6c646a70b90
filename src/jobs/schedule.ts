import { makeNightlyBackup } from '#domain/backups/make-nightly-backup.ts'
import { queueDueReadings } from '#domain/card-payments/read-card-payments.ts'
import { releaseUnpaidOrders } from '#domain/card-payments/release-unpaid-orders.ts'
import { publishDueProducts } from '#domain/catalog/admin/publish-due-products.ts'
import { assignFilterKeys } from '#domain/catalog/filters/assign-filter-keys.ts'
import { deleteOldCatalogChanges } from '#domain/catalog/filters/delete-old-catalog-changes.ts'
import { refreshPartners } from '#domain/catalog/partners/refresh-partners.ts'
import { requeueMissingCopies } from '#domain/catalog/pictures/make-copies.ts'
import { checkPictureFiles } from '#domain/catalog/pictures/missing-pictures.ts'
import { analyzeCatalogWords } from '#domain/catalog/search/analyze-catalog-words.ts'
import { deleteOldSearches } from '#domain/catalog/search-report/delete-old-searches.ts'
import { renewWeeklyPlaces } from '#domain/catalog/stock/renew-places.ts'
import { queueNextCourierRequest } from '#domain/couriers/api/make-due-requests.ts'
import { requeueEmailsWithoutJob } from '#domain/email-outbox/requeue-emails-without-job.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { resumeIssues } from '#domain/newsletter/queue-issue.ts'
import { deleteExpiredSessions } from '#domain/operators/delete-expired-sessions.ts'
import { releaseUnconfirmedOrders } from '#domain/orders/holds/release-unconfirmed-orders.ts'
import { deleteExpiredIdempotencyRecords } from '#domain/orders/placing/idempotency-record.ts'
import { askMakers } from '#domain/orders/preparations/ask-makers.ts'
import { enforceRetention } from '#domain/personal-data/enforce-retention.ts'
import { expirePlans } from '#domain/plans/expire-plans.ts'
import { followPlans } from '#domain/plans/follow-plans.ts'
import { remindOfPlanEnds } from '#domain/plans/remind-of-plan-ends.ts'
import { endOldImports } from '#domain/product-import/end-old-imports.ts'
import { sendDuePushes } from '#domain/push/send-due-pushes.ts'
import { watchForPushes } from '#domain/push/watch-for-pushes.ts'
import { deleteExpiredRateLimits } from '#domain/rate-limits/delete-expired-rate-limits.ts'
import { remindOfRefunds } from '#domain/returns/remind-of-refunds.ts'
import { inviteToReview } from '#domain/reviews/invite-to-review.ts'
import { deleteExpiredAlerts } from '#domain/stock-alerts/delete-expired-alerts.ts'
import { queueDueAlerts } from '#domain/stock-alerts/queue-due-alerts.ts'
import { deleteOldInterest } from '#domain/store-interest/delete-old-interest.ts'
import { deleteOldWebVitals } from '#domain/web-vitals/delete-old-web-vitals.ts'
import { checkAndLog } from './check-consistency.ts'

export interface ScheduledJob {
  /** A cron expression, in UTC. */
  readonly cron: string
  run(marketplace: Marketplace): Promise<unknown>
}

/** The scheduled jobs. Each run is done once, however many instances there are. */
export const schedule: Readonly<Record<string, ScheduledJob>> = {
  // A plan ends with a day in Tunis: a minute after midnight there, and every hour in case no worker ran then.
  'expire-plans': { cron: '1 * * * *', run: expirePlans },
  // Plans and their grace end at midnight in Tunis; what owners change in the settings follows within minutes.
  'follow-plans': { cron: '*/5 * * * *', run: followPlans },
  // In the morning of Tunis; later if no worker ran then.
  'remind-of-plan-ends': { cron: '15 7-17 * * *', run: remindOfPlanEnds },
  // In the night; later if it failed or the shop was closed.
  'make-nightly-backup': { cron: '10 * * * *', run: makeNightlyBackup },
  // In the night, and soon after a start; later if it failed or the shop was closed.
  'check-consistency': { cron: '*/10 * * * *', run: checkAndLog },
  // A second after the minute for which it is planned; later if no worker ran then.
  'publish-due-products': { cron: '* * * * *', run: publishDueProducts },
  // A week begins with Monday in Tunis; later if no worker ran then.
  'renew-weekly-places': { cron: '* * * * *', run: renewWeeklyPlaces },
  // Sizes come back in many ways, so what is in stock is looked at, not what happened.
  'queue-due-alerts': { cron: '* * * * *', run: queueDueAlerts },
  // What waited for the end of quiet hours or for another attempt; what has just happened has a job of its own.
  'send-waiting-pushes': { cron: '* * * * *', run: sendDuePushes },
  // Orders come to be prepared in many ways, so those that are confirmed are looked at, not what happened.
  'ask-makers': { cron: '* * * * *', run: askMakers },
  // Parcels that can no longer be taken back, and couriers that were left alone for a while.
  'queue-next-courier-request': { cron: '* * * * *', run: queueNextCourierRequest },
  // Payments whose notification is late or lost.
  'queue-due-card-payments': { cron: '* * * * *', run: queueDueReadings },
  'release-unpaid-orders': { cron: '* * * * *', run: releaseUnpaidOrders },
  'watch-for-pushes': { cron: '*/5 * * * *', run: watchForPushes },
  // By day, as people read letters: from 9 to 19 o'clock in Tunis.
  'invite-to-review': { cron: '20 8-18 * * *', run: inviteToReview },
  'delete-expired-alerts': { cron: '52 * * * *', run: deleteExpiredAlerts },
  'release-unconfirmed-orders': { cron: '*/5 * * * *', run: releaseUnconfirmedOrders },
  // In the morning of Tunis; later if no worker ran then.
  'remind-of-refunds': { cron: '5 7-17 * * *', run: remindOfRefunds },
  'delete-expired-idempotency-records': { cron: '7 * * * *', run: deleteExpiredIdempotencyRecords },
  'delete-expired-rate-limits': { cron: '22 * * * *', run: deleteExpiredRateLimits },
  // In the night, when few orders are placed.
  'enforce-retention': { cron: '25 2 * * *', run: enforceRetention },
  'refresh-partners': { cron: '40 2 * * *', run: (marketplace) => refreshPartners(marketplace) },
  // After an upgrade that analyzes texts in another way, and for texts that no event was recorded for.
  'analyze-words': { cron: '*/10 * * * *', run: analyzeCatalogWords },
  'assign-filter-keys': { cron: '*/10 * * * *', run: assignFilterKeys },
  'end-old-imports': { cron: '58 2 * * *', run: endOldImports },
  'delete-old-catalog-changes': { cron: '52 * * * *', run: deleteOldCatalogChanges },
  'delete-old-searches': { cron: '52 2 * * *', run: deleteOldSearches },
  'delete-old-interest': { cron: '54 2 * * *', run: deleteOldInterest },
  'delete-old-web-vitals': { cron: '56 2 * * *', run: deleteOldWebVitals },
  'check-picture-files': { cron: '42 1 * * *', run: checkPictureFiles },
  'requeue-missing-copies': { cron: '12 * * * *', run: requeueMissingCopies },
  'delete-expired-sessions': { cron: '17 * * * *', run: deleteExpiredSessions },
  'requeue-emails-without-job': { cron: '37 * * * *', run: requeueEmailsWithoutJob },
  'resume-issues': { cron: '47 * * * *', run: resumeIssues },
}
