import { withoutScriptMessages } from '#messages/without-script.ts'
import { useMessages } from '../text/messages.ts'
import { Notice } from '../ui/notice.tsx'
import { useHouse } from '../use-house.ts'
import { PhoneLink } from './phone-link.tsx'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What can be done where no script runs: look on, order a piece from its own page, or ask us. */
export function WithoutScript() {
  const words = useMessages(withoutScriptMessages)
  const house = useHouse()
  return (
    <Notice tone="info" className="mt-6">
      <p className="font-semibold">{words.needsScript}</p>
      <p className="mt-1">{words.whatToDo}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-6">
        <PhoneLink />
        <a href="/shop" className={linkClass}>
          {words.lookAround}
        </a>
        <a href="/contact" className={linkClass}>
          {words.writeToUs}
        </a>
        <a href={`mailto:${house.email}`} className={linkClass}>
          {house.email}
        </a>
      </p>
    </Notice>
  )
}
