import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { directionOf, type Locale } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { choicesOf } from '#domain/orders/order.ts'
import {
  listMakersWithoutPush,
  listPreparations,
  type StoreLine,
} from '#domain/orders/preparations/list-preparations.ts'
import { isLandline } from '#domain/phone.ts'
import { getShopProfile } from '#domain/shop-profile/shop-profile-setting.ts'
import { formatDayWithWeekday } from '#formatting/dates.ts'
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
  return {
    lines: lines.map(displayedLine),
    messages: { panel, changed, markReady, askAgain, tell },
    texts: open.length > 0 ? await readTexts(office, orderId, open, publicUrl) : [],
  }
}

/** Reads the text for each maker of open lines whose phones are told nothing, in the language of the maker. */
async function readTexts(office: Marketplace, orderId: number, open: readonly StoreLine[], publicUrl: string) {
  const storeIds = open.map(({ storeId }) => storeId)
  const makers = (await listMakersWithoutPush(office, storeIds)).filter(({ phone }) => !isLandline(phone))
  if (makers.length === 0) return []
  const mainLocale = await getMainLocale(office)
  // Read once for each language: an order may have many makers.
  const inLanguages = new Map<Locale, OrderInLanguage>()
  const texts = []
  for (const { name, phone, locale = mainLocale, storeId } of makers) {
    const order = inLanguages.get(locale) ?? (await readInLanguage({ ...office, locale }, orderId))
    inLanguages.set(locale, order)
    const storeName = open.find((line) => line.storeId === storeId)?.storeName ?? ''
    const url = publicUrl + withLocale(ownOrdersPath({ store: storeId }), prefixOf(locale, mainLocale))
    texts.push({
      ...{ phone, label: preparationsMessages.whatsApp(name, storeName) },
      text: `${textTo(storeId, locale, order)}\n${url}`,
    })
  }
  return texts
}

/** An order as the texts of one language name it. */
interface OrderInLanguage {
  readonly shop: string
  readonly open: readonly StoreLine[]
}

async function readInLanguage(office: Marketplace, orderId: number): Promise<OrderInLanguage> {
  const lines = await listPreparations(office, [orderId])
  const { name } = await getShopProfile(office)
  return { shop: name, open: lines.filter(({ state }) => state === 'asked') }
}

/** What is still to be prepared of the order in a store. */
function textTo(storeId: number, locale: Locale, { shop, open }: OrderInLanguage): string {
  const lines = open.filter((line) => line.storeId === storeId)
  const [first] = lines.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  const day = first ? formatDayWithWeekday(first.dueOn, locale) : ''
  return sellerOrderMessagesIn(locale).text(shop, first?.number ?? '', piecesIn(lines, locale), day)
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
