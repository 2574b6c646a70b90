import { Link } from 'react-router'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { isOver } from '#domain/catalog/stores/closed-period.ts'
import { tunisDayOf } from '#domain/tunis-day.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioStoreMessages as messages } from '#page-messages/studio-store.ts'
import { readForm } from '#web/forms/read-form.ts'
import { storePath } from '#web/paths/storefront-paths.ts'
import { shareStorePath, storePhotosPath } from '#web/paths/studio-paths.ts'
import { ResponsivePicture } from '#web/product-display/responsive-picture.tsx'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { StoreSwitch } from '#web/studio/layout/store-switch.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { studioIn } from '#web/studio/studio-context.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/own-store-page'
import { ClosedPanel } from './closed-panel.tsx'
import { runStoreAction } from './own-store-action.ts'
import { typedStoreOf } from './own-store-form.ts'
import { WordsPanel } from './words-panel.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace } = studioIn(context)
  const { stores, store: own } = await readAskedStore(marketplace, request)
  const item = await getAdminStore(marketplace, own.id)
  const draft = storeDraftOf(item)
  const languages = { writtenIn: item.locale, locale: marketplace.locale }
  const today = tunisDayOf(marketplace.clock.now())
  const saved = new URL(request.url).searchParams.get('saved')
  return {
    ...{ stores, own, item, draft, today },
    isClosingOver: isOver(today, draft),
    words: typedStoreOf(draft, 'words', languages),
    original: typedStoreOf(draft, 'words', { ...languages, locale: item.locale }),
    closed: typedStoreOf(draft, 'closed', languages),
    saved: savings.find((saving) => saving === saved),
  }
}

/** What the page says is saved. */
const savings = ['words', 'closed', 'open'] as const

export async function action({ context, request }: Route.ActionArgs) {
  const { marketplace } = studioIn(context)
  const { store } = await readAskedStore(marketplace, request)
  return runStoreAction(marketplace, store.id, await readForm(request))
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

/** The store as its maker runs it: photos, days on which it is closed, words and links. */
export default function OwnStorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { stores, own, item, saved } = loaderData
  const { store } = item
  const returnedTo = (form: 'words' | 'closed') => (actionData?.form === form ? actionData : undefined)
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />} place={{ name: 'store', storeId: own.id }}>
      <StoreSwitch place="store" stores={stores} current={own.id} />
      {saved && !actionData && <Notice tone="success">{messages.saved[saved]}</Notice>}
      {actionData && <Notice tone="error">{problemOf(actionData)}</Notice>}
      <header className="panel overflow-hidden">
        <ResponsivePicture
          picture={{ ...store.cover, alt: '' }}
          sizes="(min-width: 672px) 640px, 100vw"
          isFirst
          className="aspect-5/2 w-full object-cover"
        />
        <div className="flex items-center gap-4 p-4">
          <ResponsivePicture
            picture={{ ...store.logo, alt: '' }}
            sizes="5rem"
            className="size-20 shrink-0 rounded-2xl object-cover"
          />
          <div className="min-w-0">
            <h1 className="text-2xl">
              <bdi>{own.name}</bdi>
            </h1>
            <Link to={storePhotosPath(own.id)} className="inline-flex min-h-11 items-center text-link text-lg">
              {messages.photos}
            </Link>
          </div>
        </div>
      </header>
      {own.isRetired ? (
        <Notice tone="info">{studioMessages.pieces.storeRetired}</Notice>
      ) : (
        <div className="space-y-3">
          <Link reloadDocument to={storePath(own.id)} className={buttonClass('secondary', 'w-full text-lg')}>
            {messages.asBuyer}
          </Link>
          <ButtonLink to={shareStorePath(own.id)} variant="outline" className="w-full text-lg">
            {messages.share}
          </ButtonLink>
        </div>
      )}
      <ClosedPanel {...loaderData} returned={returnedTo('closed')} />
      <WordsPanel {...loaderData} returned={returnedTo('words')} />
    </StudioFrame>
  )
}

type Answer = NonNullable<Route.ComponentProps['actionData']>

function problemOf(answer: Answer): string {
  const { form, errors, enter } = studioMessages
  if (!('outcome' in answer)) return answer.theirs ? messages.changedMeanwhile : form.notSaved
  return answer.outcome === 'rate-limited' ? enter.tooMany : errors.away.text
}
