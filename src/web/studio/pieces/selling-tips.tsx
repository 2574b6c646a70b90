import { Link } from 'react-router'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { moreOfPiecePath } from '#web/paths/studio-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SellingTip } from './list-selling-tips.ts'

interface SellingTipsProps {
  readonly id: number
  readonly tips: readonly SellingTip[]
}

/** The check list of a piece, which leads to what is missing. */
export function SellingTips({ id, tips }: SellingTipsProps) {
  const { tips: texts } = messages
  return (
    <section className="panel space-y-3 p-5">
      <h2 className="text-2xl">{texts.title}</h2>
      <ul className="text-lg">
        {tips.map(({ name, isDone, path }) => (
          <li key={name} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <>
                <Icon name="check" className="size-6 text-olive-deep" />
                <span>
                  {texts[name]}
                  <span className="sr-only">{` (${texts.done})`}</span>
                </span>
              </>
            ) : (
              <>
                <Icon name="plus" className="size-6 text-door" />
                <TipLink path={path}>{texts[name]}</TipLink>
              </>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={moreOfPiecePath(id)} variant="secondary" className="w-full text-lg">
        {messages.title}
      </ButtonLink>
    </section>
  )
}

function TipLink({ path, children }: { readonly path: string; readonly children: string }) {
  const className = 'flex min-h-11 items-center text-link'
  return path.startsWith('#') ? (
    <a href={path} className={className}>
      {children}
    </a>
  ) : (
    <Link to={path} className={className}>
      {children}
    </Link>
  )
}
