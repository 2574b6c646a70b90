import { useEffect, useState } from 'react'
import { homeMessages } from '#page-messages/home.ts'
import { useIsHydrated } from '#web/storefront/browser/browser-state.ts'
import { serverTime } from '#web/storefront/browser/server-time.ts'
import { remainingTime } from './remaining-time.ts'

interface CountdownProps {
  /** When the page was rendered, by the server's clock. */
  readonly now: Date
  readonly endsAt: Date
  /** The end as text. */
  readonly endsOn: string
}

/** Counts down to the end of a promotion in seconds, and then says that it has ended. */
export function Countdown({ now, endsAt, endsOn }: CountdownProps) {
  const { weeklySale } = homeMessages
  const remaining = remainingTime(endsAt.getTime() - useServerTime(now))
  return (
    <div className={remaining ? '' : 'border-door border-s-2 ps-4'}>
      <p role="status" className="font-display font-semibold text-2xl">
        {!remaining && weeklySale.ended}
      </p>
      {remaining ? (
        <TimeLeft {...remaining} {...{ endsAt, endsOn }} />
      ) : (
        <p className="mt-1 text-ink-soft">{weeklySale.endedText}</p>
      )}
    </div>
  )
}

type TimeLeftProps = NonNullable<ReturnType<typeof remainingTime>> & Pick<CountdownProps, 'endsAt' | 'endsOn'>

function TimeLeft({ days, hours, minutes, seconds, endsAt, endsOn }: TimeLeftProps) {
  const { weeklySale } = homeMessages
  return (
    <>
      <div role="timer" aria-live="off" aria-label={weeklySale.timeLeft} className="flex gap-2 sm:gap-3">
        <TimeUnit count={days} unit={weeklySale.days(days)} />
        <TimeUnit count={hours} unit={weeklySale.hours(hours)} />
        <TimeUnit count={minutes} unit={weeklySale.minutes(minutes)} />
        <TimeUnit count={seconds} unit={weeklySale.seconds(seconds)} />
      </div>
      <p className="mt-3 text-ink-soft text-sm">
        {weeklySale.endsOn} <time dateTime={endsAt.toISOString()}>{endsOn}</time> {weeklySale.inTunis}
      </p>
    </>
  )
}

function TimeUnit({ count, unit }: { count: number; unit: string }) {
  return (
    <p className="min-w-0 max-w-18 flex-1 rounded-card bg-limestone py-3 text-center shadow-card sm:max-w-20">
      <span className="block font-display font-semibold text-3xl tabular-nums leading-none">
        {String(count).padStart(2, '0')}
      </span>{' '}
      <span className="mt-1.5 block text-ink-soft text-xs">{unit}</span>
    </p>
  )
}

const tickMilliseconds = 1000

/** Returns the server's time in milliseconds since 1970, updated each second; until hydration the time of rendering. */
function useServerTime(madeAt: Date): number {
  const isHydrated = useIsHydrated()
  const [now, setNow] = useState(() => (isHydrated ? serverTime() : madeAt.getTime()))

  useEffect(() => {
    const tick = () => setNow(serverTime())
    tick()
    const timer = setInterval(tick, tickMilliseconds)
    return () => clearInterval(timer)
  }, [])

  return now
}
