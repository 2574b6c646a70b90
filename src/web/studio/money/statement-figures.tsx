import { Link } from 'react-router'
import { type Millimes, millimes } from '#domain/money.ts'
import type { OpenedFigure, PeriodFigures } from '#domain/statements/statement.ts'
import { studioMoneyMessages as messages } from '#page-messages/studio-money.ts'
import { formatPrice } from '#web/text/format.ts'

interface StatementFiguresProps {
  readonly statement: PeriodFigures
  /** Whether the month is over. */
  readonly isOver: boolean
  /** Where a figure opens its pieces; undefined on paper. */
  readonly pathOf?: (figure: OpenedFigure) => string
}

/** The figures of a month: what was sold, what is taken off, and what is owed. */
export function StatementFigures({ statement, isOver, pathOf }: StatementFiguresProps) {
  const { figures } = messages
  const { before, inPeriod, after } = statement
  const { sold, returned, commission, fees, paid } = inPeriod
  const rows: readonly { readonly of: OpenedFigure; readonly amount: Millimes }[] = [
    { of: 'sold', amount: sold },
    { of: 'returned', amount: negative(returned) },
    { of: 'kept', amount: millimes(sold - returned) },
    { of: 'commission', amount: negative(commission) },
    ...(fees === 0 ? [] : [{ of: 'fees', amount: negative(fees) } as const]),
    { of: 'paid', amount: negative(paid) },
  ]
  return (
    <dl className="divide-y divide-sand-deep text-lg tabular-nums">
      <Row name={figures.before} amount={before} />
      {rows.map(({ of, amount }) => (
        <Row
          key={of}
          name={figures[of]}
          amount={amount}
          path={amount === 0 ? undefined : pathOf?.(of)}
          isSum={of === 'kept'}
        />
      ))}
      <Row name={isOver ? figures.after : figures.soFar} amount={after} path={pathOf?.('owed')} isSum />
    </dl>
  )
}

function negative(amount: Millimes): Millimes {
  return millimes(0 - amount)
}

interface RowProps {
  readonly name: string
  readonly amount: Millimes
  readonly path?: string | undefined
  readonly isSum?: boolean
}

function Row({ name, amount, path, isSum = false }: RowProps) {
  const figure = <bdi className="whitespace-nowrap">{formatPrice(amount)}</bdi>
  return (
    <div className={`flex min-h-12 items-center justify-between gap-4 ${isSum ? 'font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd>
        {path === undefined ? (
          figure
        ) : (
          <Link to={path} className="grid min-h-12 place-items-center text-link">
            {figure}
          </Link>
        )}
      </dd>
    </div>
  )
}
