import { Link } from 'react-router'
import { Notice } from '../../ui/notice.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import type { ShownSheet } from './sheet-page.tsx'

/** Somebody tapped twice, or asked two of us: before it is called, packed or sent twice, look at the other. */
export function DoublesNotice({ doubles }: { doubles: ShownSheet['doubles'] }) {
  const { doubles: words, states } = useOfficeMessages().orders
  if (doubles.length === 0) return null
  return (
    <Notice tone="error" className="mt-3">
      <p className="font-semibold">{words.title}</p>
      <ul>
        {doubles.map(({ id, number, status, placedOn }) => (
          <li key={id}>
            <Link to={`/admin/orders/${id}`} className="inline-block py-2.5 tabular-nums underline">
              {number}
            </Link>{' '}
            · {placedOn} · {states[status]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
