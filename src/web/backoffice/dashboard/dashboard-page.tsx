import { useId } from 'react'
import { Link } from 'react-router'
import { mayEditSettings, mayHandleOrders } from '#domain/access/policies.ts'
import { getBackupStatus } from '#domain/backups/get-backup-status.ts'
import { listMissingPictures } from '#domain/catalog/pictures/list-missing-pictures.ts'
import { listViolations } from '#domain/consistency/list-violations.ts'
import { hideFirstSteps } from '#domain/dashboard/first-steps-setting.ts'
import { formatPendingCount, type PendingWorkKind, pendingWorkKinds } from '#domain/dashboard/pending-work.ts'
import { readFirstSteps } from '#domain/dashboard/read-first-steps.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { type LostParcel, listLostParcels } from '#domain/orders/delivery/lost-parcels.ts'
import { listSales } from '#domain/reports/list-sales.ts'
import { isStudioOpen } from '#domain/sellers/studio-setting.ts'
import { daysAfter, tunisDayOf } from '#domain/tunis-day.ts'
import { dashboardMessages } from '#page-messages/backoffice/dashboard.ts'
import { reportsMessages } from '#page-messages/backoffice/reports.ts'
import { sectionsMessages } from '#page-messages/backoffice/sections.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { usePendingCounts } from '#web/backoffice/layout/pending-counts.ts'
import { prefetchOf } from '#web/backoffice/layout/sections.ts'
import { TechnicalText } from '#web/backoffice/layout/technical-text.tsx'
import { bucketName, bucketTick, periodName } from '#web/backoffice/reports/period-names.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { hasUntrustedProxyIn, publicUrlIn } from '#web/page-context.ts'
import { makersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { emailsPath } from '#web/paths/backoffice-message-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { reportsPath } from '#web/paths/backoffice-paths.ts'
import { formatPrice } from '#web/text/format.ts'
import { TimeChart } from '#web/ui/charts/time-chart.tsx'
import { timeChartShape } from '#web/ui/charts/time-chart-shape.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LiveRegion } from '#web/ui/live-region.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { ZelligeBand } from '#web/ui/zellige.tsx'
import type { Route } from './+types/dashboard-page'
import { BackupReport } from './backup-report.tsx'
import { FirstStepsPanel } from './first-steps-panel.tsx'
import { MissingPicturesAlarm } from './missing-pictures-alarm.tsx'
import { pendingWorkUrls } from './pending-work-urls.ts'

/** Each alarm names so many rows; the number of all is in the list of pending work. */
const maxNamed = 20

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const publicUrl = publicUrlIn(context)
  const readingBackups = getBackupStatus(office)
  const [backups, violations, missingPictures, lostParcels, firstSteps] = await Promise.all([
    readingBackups,
    listViolations(office, maxNamed),
    listMissingPictures(office, maxNamed),
    mayHandleOrders(office.actor) ? listLostParcels(office, { limit: maxNamed }) : [],
    mayEditSettings(office.actor)
      ? readingBackups.then((backups) => readFirstSteps(office, { publicUrl, backups }))
      : undefined,
  ])
  return {
    ...{ mailer: office.mailer.kind, hasUntrustedProxy: hasUntrustedProxyIn(context) },
    ...{ backups, violations, missingPictures, lostParcels, now: office.clock.now() },
    firstSteps,
    hasMakers: await isStudioOpen(office),
    week: firstSteps ? undefined : await readWeek(office),
  }
}

/**
 * Returns the orders of the last seven days, today included: a chart and a sentence for each day, or one sentence when
 * there is none.
 */
async function readWeek(office: Marketplace) {
  const today = tunisDayOf(office.clock.now())
  const period = { from: daysAfter(today, -6), until: today }
  const days = await listSales(office, period, 'day')
  if (days.every(({ orders }) => orders === 0)) return { empty: reportsMessages.sentences.noOrders(periodName(period)) }
  return {
    shape: timeChartShape({
      labels: days.map((day) => bucketTick(day, 'day')),
      solid: days.map(({ orders }) => orders),
      tick: String,
    }),
    sentences: days.map((day) => reportsMessages.readings.orders(bucketName(day, 'day'), day.orders, undefined)),
  }
}

/** Its only form hides the first steps. */
export async function action({ context }: Route.ActionArgs) {
  await hideFirstSteps(officeIn(context))
  return null
}

/** The dashboard: pending work, the most urgent first. The layout loads and refreshes the counts. */
export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const {
    mailer,
    hasUntrustedProxy,
    backups,
    violations,
    missingPictures,
    lostParcels,
    firstSteps,
    hasMakers,
    week,
    now,
  } = loaderData
  const counts = usePendingCounts()
  const kinds = pendingWorkKinds.filter((kind) => counts[kind])
  return (
    <OfficePage title={dashboardMessages.title} heading={dashboardMessages.heading} className="max-w-2xl">
      <ViolationsAlarm violations={violations} />
      <MissingPicturesAlarm pictures={missingPictures} />
      <LostParcels parcels={lostParcels} />
      {hasUntrustedProxy && (
        <Notice isStatic tone="error" className="mt-4">
          {dashboardMessages.untrustedProxy}
        </Notice>
      )}
      <LiveRegion className="mt-5">
        {kinds.length === 0 ? (
          <NothingPending />
        ) : (
          <ul className="panel divide-y divide-sand-deep overflow-hidden">
            {kinds.map((kind) => (
              <li key={kind}>
                <PendingCount kind={kind} count={counts[kind] ?? 0} />
              </li>
            ))}
          </ul>
        )}
      </LiveRegion>
      {hasMakers && (
        <Link to={makersPath()} className="mt-3 inline-flex min-h-11 items-center text-link">
          {dashboardMessages.makers}
        </Link>
      )}
      {firstSteps && (
        <div className="mt-6">
          <FirstStepsPanel steps={firstSteps} />
        </div>
      )}
      {week && <WeekChart week={week} />}
      {mailer === 'folder' && !firstSteps && (
        <Notice isStatic tone="info" className="mt-6">
          {dashboardMessages.folder}{' '}
          <Link to={emailsPath()} className="text-link">
            {dashboardMessages.folderMore}
          </Link>
        </Notice>
      )}
      <BackupReport status={backups} now={now} isLed={firstSteps !== undefined} />
    </OfficePage>
  )
}

function PendingCount({ kind, count }: { kind: PendingWorkKind; count: number }) {
  const list = pendingWorkUrls[kind]
  const content = (
    <>
      <span className="min-w-12 text-end font-display font-semibold text-2xl text-clay tabular-nums">
        {formatPendingCount(kind, count)}
      </span>
      <span className="flex-1">{dashboardMessages.kinds[kind](count)}</span>
    </>
  )
  if (!list) return <p className="flex min-h-14 items-center gap-4 px-4 py-2">{content}</p>
  return (
    <Link
      to={list}
      prefetch={prefetchOf(list)}
      className="flex min-h-14 items-center gap-4 px-4 py-2 hover:bg-sand/40 focus-visible:-outline-offset-4"
    >
      {content}
      <Icon name="forward" className="size-5 text-ink-soft" />
    </Link>
  )
}

function NothingPending() {
  return (
    <div className="panel px-6 py-12 text-center">
      <ZelligeBand className="mx-auto mb-6 h-4 max-w-40 text-door/45" />
      <p className="font-display text-2xl">{dashboardMessages.nothing}</p>
      <p className="mt-2 text-ink-soft">{dashboardMessages.nothingText}</p>
    </div>
  )
}

/** Names the lost parcels with what is claimed for them; nothing when there are none. */
function LostParcels({ parcels }: { parcels: readonly LostParcel[] }) {
  const { lostParcels: messages } = dashboardMessages
  if (parcels.length === 0) return null
  return (
    <Notice tone="info" className="mt-4">
      {messages.text}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {parcels.map(({ orderId, number, courier, goods, makersShare }) => (
          <li key={orderId}>
            <Link to={orderDetailsPath(orderId)} className="text-link">
              <OrderNumbers in={number} />
            </Link>{' '}
            {courier && (
              <>
                <bdi>{courier}</bdi>,{' '}
              </>
            )}
            {messages.claim(formatPrice(goods), formatPrice(makersShare))}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Names the records that contradict each other; nothing when there are none. */
function ViolationsAlarm({ violations }: { violations: Awaited<ReturnType<typeof listViolations>> }) {
  if (violations.length === 0) return null
  return (
    <Notice isStatic tone="error" className="mt-4">
      {dashboardMessages.inconsistent}
      <ul className="mt-2 list-disc space-y-1 ps-5 text-sm">
        {violations.map(({ id, rule, detail }) => (
          <li key={id} className="wrap-anywhere">
            <TechnicalText text={`${rule}: ${detail}`} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** The last seven days as a chart, and as a sentence for each day. */
function WeekChart({ week }: { week: Awaited<ReturnType<typeof readWeek>> }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="panel mt-6 p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {dashboardMessages.week}
        </h2>
        <Link to={reportsPath()} className="text-link">
          {sectionsMessages.reports}
        </Link>
      </div>
      {'empty' in week ? (
        <p className="mt-2 text-ink-soft">{week.empty}</p>
      ) : (
        <>
          <ul className="sr-only">
            {week.sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <TimeChart shape={week.shape} labelledBy={id} readLabel="" readings={[]} />
        </>
      )}
    </section>
  )
}
