import { Link } from 'react-router'
import { type Fetching, maxFetchedLines } from '#domain/orders/fetching/fetching.ts'
import { listPiecesToFetch } from '#domain/orders/fetching/list-pieces-to-fetch.ts'
import { choicesOf } from '#domain/orders/order.ts'
import { formatPhone, isLandline } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { makerTextsIn } from '#messages/server-messages.ts'
import { fetchingMessages as messages } from '#page-messages/backoffice/fetching.ts'
import { governorateMessages } from '#page-messages/governorates.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { LinePicture } from '#web/backoffice/orders/lines/line-picture.tsx'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { OrderNumbers } from '#web/order-numbers.tsx'
import { storeCardPath } from '#web/paths/backoffice-catalog-paths.ts'
import { orderDetailsPath } from '#web/paths/backoffice-order-paths.ts'
import { formatDate, formatList } from '#web/text/format.ts'
import { whatsAppUrl } from '#web/text/whats-app-url.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import type { Route } from './+types/fetching-page'

export async function loader({ context }: Route.LoaderArgs) {
  const office = officeIn(context)
  const { stores, isCut } = await catchNotFound(listPiecesToFetch(office))
  const { name } = await getShopProfile(office)
  return {
    ...{ isCut, today: formatDate(office.clock.now()) },
    stores: stores.map((fetching) => ({
      ...{ id: fetching.store.id, name: fetching.store.name, pieces: fetching.pieces },
      place: placeOf(fetching),
      phone: fetching.contact.phone && formatPhone(fetching.contact.phone),
      textUrl: fetchingTextUrl(fetching, name),
    })),
  }
}

/** The town, and the governorate where it has another name. */
function placeOf({ store, governorate }: Fetching): string[] {
  const names = [store.town, governorate ? governorateMessages[governorate] : '']
  return [...new Set(names.filter((name) => name !== ''))]
}

type DisplayedFetching = Route.ComponentProps['loaderData']['stores'][number]

/** What to fetch from which maker: a list to print, or to send to each of them. */
export default function FetchingPage({ loaderData: { stores, isCut, today } }: Route.ComponentProps) {
  return (
    <OfficePage
      title={messages.title}
      text={<span className="print:hidden">{messages.text}</span>}
      actions={
        stores.length > 0 && (
          <Button variant="outline" onClick={() => window.print()}>
            {messages.print}
          </Button>
        )
      }
    >
      <p className="hidden print:block">{today}</p>
      {stores.length === 0 && <p className="text-ink-soft text-lg">{messages.none}</p>}
      {stores.map((store) => (
        <StoreToVisit key={store.id} store={store} />
      ))}
      {isCut && <p>{messages.cut(maxFetchedLines)}</p>}
    </OfficePage>
  )
}

function StoreToVisit({ store }: { store: DisplayedFetching }) {
  const { id, name, place, phone, textUrl, pieces } = store
  const count = pieces.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <section aria-labelledby={`store-${id}`} className="panel p-4 sm:p-6 print:border-0 print:px-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={`store-${id}`} className="wrap-anywhere text-xl">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-ink-soft">
            {[...(place.length > 0 ? [formatList(place)] : []), messages.pieces(count)].join(' · ')}
          </p>
          <p>
            {phone ? (
              <bdi className="whitespace-nowrap">{phone}</bdi>
            ) : (
              <span className="text-ink-soft">{messages.noPhone}</span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {textUrl && (
            <a href={textUrl} target="_blank" rel="noreferrer" className={buttonClass('secondary')}>
              {messages.send}
            </a>
          )}
          <Link to={storeCardPath(id)} className={buttonClass('outline')}>
            {messages.toCard}
          </Link>
        </div>
      </div>
      <ul className="mt-3 divide-y divide-sand">
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may be of one variant
          <PieceItem key={index} piece={piece} />
        ))}
      </ul>
    </section>
  )
}

function PieceItem({ piece }: { piece: DisplayedFetching['pieces'][number] }) {
  const { orderId, number, name, quantity, picture, isMadeToOrder, state } = piece
  const details = [...choicesOf(piece), ...(isMadeToOrder ? [messages.madeToOrder] : [])]
  return (
    <li className="flex break-inside-avoid items-center gap-3 py-2.5">
      <LinePicture fileName={picture} isPrinted />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold leading-snug">
          {quantity} × <bdi>{name}</bdi>
        </p>
        {details.length > 0 && <p className="text-ink-soft text-sm">{formatList(details)}</p>}
        {state === 'ready' && <p className="font-semibold text-sm">{messages.ready}</p>}
      </div>
      <Link to={orderDetailsPath(orderId)} className="text-link shrink-0 text-sm tabular-nums">
        <OrderNumbers in={number} />
      </Link>
    </li>
  )
}

/** More pieces than these would not fit in the address of a text. */
const maxPiecesInText = 30

/** Returns what to fetch as a text in the language of the maker. */
function fetchingText({ store, contact, pieces }: Fetching, shopName: string): string {
  const texts = makerTextsIn(contact.locale)
  const lines = pieces
    .slice(0, maxPiecesInText)
    .map((line) => texts.piece(line.quantity, [line.name, ...choicesOf(line)].join(', '), line.number))
  const left = pieces.length - lines.length
  return [texts.fetching(shopName, store.name), ...lines, ...(left > 0 ? [texts.morePieces(left)] : [])].join('\n')
}

/** The address that opens WhatsApp with a text; undefined where the maker has no mobile number. */
function fetchingTextUrl(fetching: Fetching, shopName: string): string | undefined {
  const { phone } = fetching.contact
  if (!phone || isLandline(phone)) return undefined
  return whatsAppUrl(phone, fetchingText(fetching, shopName))
}
