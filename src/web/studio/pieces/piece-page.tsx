import { randomUUID } from 'node:crypto'
import { Link } from 'react-router'
import { productDraftOf } from '#domain/catalog/admin/admin-product.ts'
import { getAdminProduct } from '#domain/catalog/admin/get-admin-product.ts'
import { listVariants } from '#domain/catalog/admin/list-variants.ts'
import { getOwnCommission } from '#domain/commission/get-own-commission.ts'
import { locales } from '#domain/locale.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioPieceMessages } from '#page-messages/studio-piece.ts'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { parseId } from '#web/http/parse-id.ts'
import { photosPath, piecesPath } from '#web/paths/studio-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { InlineScript } from '#web/security/inline-script.tsx'
import { BackLink } from '#web/studio/layout/back-link.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/piece-page'
import { forgetScript } from './keep-script.ts'
import { listSellingTips } from './list-selling-tips.ts'
import { runPieceAction } from './piece-action.ts'
import { wordsOf } from './piece-form.ts'
import { PieceStock } from './piece-stock.tsx'
import { PieceWordsForm } from './piece-words-form.tsx'
import { SellingTips } from './selling-tips.tsx'
import { ShopPanel } from './shop-panel.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const id = parseId(params.id)
  const [item, variants] = await catchNotFound(
    Promise.all([getAdminProduct(marketplace, id), listVariants(marketplace, id)]),
  )
  const { locale } = marketplace
  const draft = productDraftOf(item)
  const saved = new URL(request.url).searchParams.get('saved')
  return {
    item,
    original: wordsOf(draft, { writtenIn: item.locale, locale: item.locale }),
    words: wordsOf(draft, { writtenIn: item.locale, locale }),
    isTranslation: item.locale !== locale,
    tips: listSellingTips(
      item,
      locales.find((language) => language !== locale && language !== item.locale) ?? item.locale,
    ),
    commission: await getOwnCommission(marketplace, item.product.store.id),
    variants: variants.filter(({ isRetired }) => !isRetired).map((variant) => ({ ...variant, key: randomUUID() })),
    isNew: saved === 'published',
    saved: saved === 'published' && item.retiredAt ? 'submitted' : savings.find((saving) => saving === saved),
  }
}

/** What the page says is saved. */
const savings = ['published', 'submitted', 'stock', 'words', 'resting', 'back'] as const

export async function action({ context, params, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  return catchNotFound(runPieceAction(marketplace, parseId(params.id), await readForm(request)))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The page of a piece: what its maker changes of it. */
export default function PiecePage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, words, original, isTranslation, saved } = loaderData
  const messages = studioPieceMessages
  const name = words.name || original.name
  const [picture] = item.product.pictures
  const returned = actionData?.form === 'words' ? actionData : undefined
  return (
    <StudioFrame title={name} actions={<ToPhones />}>
      <BackLink to={piecesPath({ store: item.product.store.id })}>{messages.toPieces}</BackLink>
      {saved && !actionData && <Notice tone="success">{messages.saved[saved]}</Notice>}
      {actionData && <Notice tone="error">{problemOf(actionData)}</Notice>}
      {picture && (
        <Link to={photosPath(item.product.id)} className="block">
          <ResponsivePicture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 672px) 640px, 100vw"
            isFirst
            className="aspect-square w-full rounded-2xl object-cover"
          />
          <span className="flex min-h-11 items-center text-link">{studioMessages.photos.toPhotos}</span>
        </Link>
      )}
      <h1 className="text-3xl">
        <LocalText text={name} language={words.name === '' && isTranslation ? item.locale : undefined} />
      </h1>
      <ShopPanel item={item} />
      <PieceStock item={item} variants={loaderData.variants} />
      <PieceWordsForm {...loaderData} returned={returned} />
      {loaderData.isNew && <InlineScript code={forgetScript(item.product.store.id)} />}
      <SellingTips id={item.product.id} tips={loaderData.tips} />
    </StudioFrame>
  )
}

type Answer = NonNullable<Route.ComponentProps['actionData']>

function problemOf(answer: Answer): string {
  const messages = studioPieceMessages
  const { form, errors, enter } = studioMessages
  if (!('outcome' in answer)) return answer.theirs ? messages.changedMeanwhile : form.notSaved
  switch (answer.outcome) {
    case 'rate-limited':
      return enter.tooMany
    case 'unreachable':
      return errors.away.text
    case 'plan-full':
      return messages.planFull
    case 'held':
      return messages.shop.reasons.held
    case 'not-a-number':
      return messages[answer.outcome]
    default:
      return messages.stockRefused[answer.outcome](answer.stock)
  }
}
