import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { choicesOf } from '#domain/orders/order.ts'
import {
  listMakersWithoutPush,
  listPreparations,
  type MakerWithoutPush,
  type StoreLine,
} from '#domain/orders/preparations/list-preparations.ts'
import { isLandline } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { startOfDay } from '#domain/tunis-day.ts'
import { formatDayInYear } from '#formatting/dates.ts'
import { formatList } from '#formatting/lists.ts'
import { isolate } from '#messages/isolate.ts'
import { sellerOrderMessagesIn } from '#messages/server-messages.ts'
import { preparationsMessages } from '#page-messages/backoffice/preparations.ts'
import { prefixOf, withLocale } from '#web/paths/locale-prefix.ts'
import { ownOrdersPath } from '#web/paths/studio-paths.ts'
import { displayedLine } from './displayed-line.ts'

const { panel, changed, markReady, askAgain, tell } = preparationsMessages

/**
 * Reads what the makers of an order say of its lines, and a ready text for each of those whose phones are told nothing.
 * Undefined for an order that is not to be prepared, and in a shop without makers. The words of the panel are beside
 * them: the page of an order is full of script, and loads none for it.
 */
export async function readPreparation(office: Marketplace, orderId: number, publicUrl: string) {
  const lines = await listPreparations(office, [orderId])
  // Where no store has a maker who enters, there is nobody to ask.
  if (!lines.some(({ hasMaker }) => hasMaker)) return undefined
  const open = lines.filter(({ state }) => state === 'asked')
  const makers =
    open.length > 0
      ? await listMakersWithoutPush(
          office,
          open.map(({ storeId }) => storeId),
        )
      : []
  return {
    lines: lines.map(displayedLine),
    messages: { panel, changed, markReady, askAgain, tell },
    texts: await Promise.all(
      makers
        .filter(({ phone }) => !isLandline(phone))
        .map(async (maker) => ({
          phone: maker.phone,
          label: preparationsMessages.whatsApp(
            maker.name,
            open.find(({ storeId }) => storeId === maker.storeId)?.storeName ?? '',
          ),
          text: await textTo(office, maker, orderId, publicUrl),
        })),
    ),
  }
}

/** What is still to be prepared of the order in the store of a maker, in the language of the maker. */
async function textTo(
  office: Marketplace,
  { locale: own, storeId }: MakerWithoutPush,
  orderId: number,
  publicUrl: string,
): Promise<string> {
  const mainLocale = await getMainLocale(office)
  const locale = own ?? mainLocale
  const inOwnLanguage = { ...office, locale }
  const lines = (await listPreparations(inOwnLanguage, [orderId])).filter(
    (line) => line.storeId === storeId && line.state === 'asked',
  )
  const [first] = lines.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  const { name: shop } = await getShopProfile(inOwnLanguage)
  const day = first ? formatDayInYear(startOfDay(first.dueOn), locale) : ''
  const text = sellerOrderMessagesIn(locale).text(shop, first?.number ?? '', piecesIn(lines, locale), day)
  return `${text}\n${publicUrl}${withLocale(ownOrdersPath({ store: storeId }), prefixOf(locale, mainLocale))}`
}

function piecesIn(lines: readonly StoreLine[], locale: Locale): string {
  const isolated = (text: string) => isolate(directionOf(locale), text)
  return formatList(
    lines.map((line) => {
      const choices = choicesOf(line).map(isolated)
      const piece = `${line.quantity} × ${isolated(line.name)}`
      return choices.length > 0 ? `${piece} (${formatList(choices, locale)})` : piece
    }),
    locale,
  )
}
