import { Link } from 'react-router'
import { type AdminProduct, productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { studioMoreMessages as messages } from '#page-messages/studio-more.ts'
import { moreOfPiecePath, photosPath } from '#web/paths/studio-paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Tip {
  readonly name: Exclude<keyof typeof messages.tips, 'title' | 'done'>
  readonly isDone: boolean
  /** Where it is done. */
  readonly path: string
}

/** What makes a piece sell better. None of it is needed. */
function tipsOf(item: AdminProduct, otherLanguage: string): Tip[] {
  const { id, pictures } = item.product
  const { description, widthMillimeters, heightMillimeters, weightGrams, translations } = productDraftOf(item)
  const hasMeasures = [widthMillimeters, heightMillimeters, weightGrams].some((measure) => measure !== undefined)
  return [
    { name: 'photo', isDone: pictures.length > 1, path: photosPath(id) },
    { name: 'words', isDone: description.trim() !== '', path: '#words' },
    { name: 'measures', isDone: hasMeasures, path: `${moreOfPiecePath(id)}#facts` },
    {
      name: 'language',
      isDone: Object.values(translations ?? {}).some((texts) => texts?.name !== undefined),
      path: `${moreOfPiecePath(id)}#in-${otherLanguage}`,
    },
  ]
}

interface SellingTipsProps {
  readonly item: AdminProduct
  /** In which the piece has no words yet. */
  readonly otherLanguage: string
}

/** The check list of a piece, which leads to what is missing. */
export function SellingTips({ item, otherLanguage }: SellingTipsProps) {
  const { tips } = messages
  return (
    <section className="panel space-y-3 p-5">
      <h2 className="text-2xl">{tips.title}</h2>
      <ul className="text-lg">
        {tipsOf(item, otherLanguage).map(({ name, isDone, path }) => (
          <li key={name} className="flex min-h-11 items-center gap-3">
            {isDone ? (
              <>
                <Icon name="check" className="size-6 text-olive-deep" />
                <span>
                  {tips[name]}
                  <span className="sr-only">{` (${tips.done})`}</span>
                </span>
              </>
            ) : (
              <>
                <Icon name="plus" className="size-6 text-door" />
                <TipLink path={path}>{tips[name]}</TipLink>
              </>
            )}
          </li>
        ))}
      </ul>
      <ButtonLink to={moreOfPiecePath(item.product.id)} variant="secondary" className="w-full text-lg">
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
