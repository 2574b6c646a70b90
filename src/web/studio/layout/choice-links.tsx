import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface Choice {
  readonly key: string | number
  readonly name: ReactNode
  readonly path: string
  readonly isCurrent: boolean
}

/** Links to one list or another, in a row. */
export function ChoiceLinks({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ key, name, path, isCurrent }) => (
          <li key={key}>
            <Link
              to={path}
              aria-current={isCurrent ? 'page' : undefined}
              className="grid min-h-11 place-items-center rounded-full border border-door/35 bg-white px-4 font-semibold text-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
