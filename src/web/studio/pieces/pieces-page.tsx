import { Link } from 'react-router'
import { listOwnPieces, piecesPerPage } from '#domain/sellers/list-own-pieces.ts'
import { getStoreNumbers, type NumbersOfStore } from '#domain/store-interest/get-store-numbers.ts'
import { studioMessages } from '#page-messages/studio.ts'
import { studioNumbersMessages as numbers } from '#page-messages/studio-numbers.ts'
import { studioPasskeysMessages as passkeys } from '#page-messages/studio-passkeys.ts'
import { studioPlanMessages } from '#page-messages/studio-plan.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { readPageNumber, requirePage } from '#web/http/read-page-number.ts'
import { newPiecePath, ownImportsPath, ownPhonesPath, piecesPath, studioHelpPath } from '#web/paths/studio-paths.ts'
import { readAskedStore } from '#web/studio/layout/asked-store.ts'
import { Pages } from '#web/studio/layout/pages.tsx'
import { StoreSwitch } from '#web/studio/layout/store-switch.tsx'
import { StudioFrame } from '#web/studio/layout/studio-frame.tsx'
import { ToPhones } from '#web/studio/layout/to-phones.tsx'
import { PasskeyPart } from '#web/studio/passkeys/passkey-part.tsx'
import { type PasskeySetup, passkeyStateIn } from '#web/studio/passkeys/passkey-state.ts'
import { studioIn } from '#web/studio/studio-context.ts'
import { weekSentences } from '#web/text/week-sentences.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/pieces-page'
import { PieceCard } from './piece-card.tsx'

export async function loader({ context, request }: Route.LoaderArgs) {
  const { marketplace, session } = studioIn(context)
  const query = new URL(request.url).searchParams
  const { stores, store } = await readAskedStore(marketplace, request)
  const page = readPageNumber(query)
  const { pieces, total } = await listOwnPieces(marketplace, store.id, page)
  const last = Math.ceil(total / piecesPerPage)
  if (pieces.length === 0) requirePage(piecesPath(), query, last)
  const numbers = await catchNotFound(getStoreNumbers(marketplace, store.id))
  const passkeys = query.get('after') === 'link' && !session.actedBy ? await passkeyStateIn(context) : undefined
  return { stores, store, pieces, total, page, last, numbers, passkeySetup: passkeys?.setup }
}

/** The pieces of a store: what the shop shows of them, and what it does not. */
export default function PiecesPage({ loaderData }: Route.ComponentProps) {
  const { stores, store, pieces, total, numbers, passkeySetup } = loaderData
  const { pieces: messages } = studioMessages
  return (
    <StudioFrame title={messages.title} actions={<ToPhones />} place={{ name: 'pieces', storeId: store.id }}>
      <StoreSwitch place="pieces" stores={stores} current={store.id} />
      <div>
        <h1 className="text-3xl">
          <bdi>{store.name}</bdi>
        </h1>
        <p className="text-ink-soft text-lg">{messages.count(total)}</p>
      </div>
      <NumbersSentence of={numbers} />
      {passkeySetup && <PasskeyOffer setup={passkeySetup} />}
      <ButtonLink to={newPiecePath(store.id)} reloadDocument className="w-full py-4 text-xl">
        <Icon name="plus" />
        {studioMessages.newPiece.add}
      </ButtonLink>
      <ButtonLink to={ownImportsPath(store.id)} variant="outline" className="w-full text-lg">
        {messages.fromFile}
      </ButtonLink>
      {store.isRetired && <Notice tone="info">{messages.storeRetired}</Notice>}
      {store.isPlanOver && <Notice tone="info">{messages.planOver}</Notice>}
      <ul className="space-y-3">
        {pieces.map((piece) => (
          <li key={piece.product.id}>
            <PieceCard piece={piece} />
          </li>
        ))}
      </ul>
      <Pages {...loaderData} pathOf={(page) => piecesPath({ store: store.id, page })} />
    </StudioFrame>
  )
}

/** How often the store is seen, found and kept, and what was sold; or which plan says so. */
function NumbersSentence({ of }: { readonly of: NumbersOfStore }) {
  if (of.outcome === 'not-allowed') {
    if (!of.allowedBy) return
    return <p className="text-ink-soft">{numbers.allowedBy(studioPlanMessages.plans[of.allowedBy])}</p>
  }
  const [thisWeek, lastWeek] = weekSentences(of)
  return (
    <div>
      <p className="text-lg">{thisWeek}</p>
      {lastWeek !== undefined && <p className="mt-1 text-ink-soft">{lastWeek}</p>}
      <Link to={studioHelpPath()} className="-mb-3 inline-flex min-h-11 items-center text-link">
        {numbers.whatTheyMean}
      </Link>
    </div>
  )
}

/** Offered once, on the first page after a private link. */
function PasskeyOffer({ setup }: { setup: PasskeySetup }) {
  return (
    <section hidden className="panel space-y-3 p-5">
      <h2 className="text-2xl">{passkeys.title}</h2>
      <PasskeyPart
        setup={setup}
        button={{ text: passkeys.add, do: 'add-passkey' }}
        action={ownPhonesPath()}
        isOfThisPhone
      >
        <p className="text-lg">{passkeys.offer}</p>
      </PasskeyPart>
      <Link to={piecesPath()} className="inline-flex min-h-11 items-center text-lg text-link">
        {passkeys.notNow}
      </Link>
    </section>
  )
}
