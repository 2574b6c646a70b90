import { Link } from 'react-router'
import { backoffice } from '#page-messages/backoffice.ts'
import { orderDetailsPath } from '#web/paths/backoffice-paths.ts'
import { Notice } from '../../ui/notice.tsx'
import type { datedDuplicates } from './dated-duplicates.ts'

/** Customers order twice by accident: staff compare both orders before they call, pack or send twice. */
export function DuplicatesNotice({ duplicates }: { duplicates: ReturnType<typeof datedDuplicates> }) {
  const { duplicates: texts, states } = backoffice.orders
  if (duplicates.length === 0) return null
  return (
    <Notice tone="error" className="mt-3">
      <p className="font-semibold">{texts.title}</p>
      <ul>
        {duplicates.map(({ id, number, status, placedOn }) => (
          <li key={id}>
            <Link to={orderDetailsPath(id)} className="inline-block py-2.5 tabular-nums underline">
              <bdi>{number}</bdi>
            </Link>{' '}
            · {placedOn} · {states[status]}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
