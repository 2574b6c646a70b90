import { callsOf } from '#domain/today/waiting.ts'
import { useHouse } from '../../use-house.ts'
import { useOfficeMessages } from '../text/office-messages.ts'
import { useWaiting } from './waiting.ts'

/** The name of the screen in the browser's tab, with how many things wait in front, so that a tab far behind tells too. */
export function OfficeTitle({ title }: { title: string }) {
  const house = useHouse()
  const { layout } = useOfficeMessages()
  const calls = callsOf(useWaiting())
  return <title>{`${calls > 0 ? `(${calls}) ` : ''}${title} · ${layout.office(house.name)}`}</title>
}
