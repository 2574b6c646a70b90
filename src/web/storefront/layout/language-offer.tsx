import { type RefObject, useEffect, useRef, useState } from 'react'
import { directionOf, type Locale, locales } from '#domain/locale.ts'
import type { languageOfferMessages } from '#messages/en/language-offer.ts'
import { locale as pageLocale } from '#page-messages/locale.ts'
import { splitLocale } from '#web/paths/locale-prefix.ts'
import { Icon } from '#web/ui/icon.tsx'
import { rememberLanguageOffer, storedLanguage, wasLanguageOffered } from './language-storage.ts'
import { useLanguageHref } from './use-language-href.ts'

/** The sentences of each language, each in a file that is loaded only where it is offered. */
const sentences = import.meta.glob<{ languageOfferMessages: typeof languageOfferMessages }>(
  '../../../../messages/*/language-offer.ts',
)

interface Offer {
  readonly locale: Locale
  readonly texts: typeof languageOfferMessages
}

/**
 * One quiet line, in the language that the visitor has chosen before or that the browser prefers, on a page in another
 * one. Nobody is redirected by guessing. It sticks to the bottom of the screen without a height, so that no content
 * moves, what is under it can be scrolled away, and while that is a price the line is not shown. On phones the sentence
 * itself is the link, so that it fits a line.
 */
export function LanguageOffer() {
  const [offer, setOffer] = useState<Offer>()
  const line = useRef<HTMLDivElement>(null)
  const isOverPrice = useIsOverPrice(line, offer !== undefined)
  const hrefIn = useLanguageHref()
  useEffect(() => {
    if (hasSwitched()) storedLanguage.change(() => pageLocale)
    const preferred = preferredLocale()
    const load = sentences[`../../../../messages/${preferred}/language-offer.ts`]
    if (preferred === undefined || preferred === pageLocale || !load || wasLanguageOffered()) return
    load().then(
      ({ languageOfferMessages }) => {
        rememberLanguageOffer()
        setOffer({ locale: preferred, texts: languageOfferMessages })
      },
      // Without a connection the next page offers it.
      () => {},
    )
  }, [])
  if (!offer) return
  const { locale, texts } = offer
  return (
    <div
      lang={locale}
      dir={directionOf(locale)}
      className="language-offer sticky top-[100dvh] bottom-0 z-25 h-0 print:hidden"
    >
      <div
        ref={line}
        className={`absolute inset-x-0 bottom-0 transition-opacity ${isOverPrice ? 'invisible opacity-0' : ''} border-sand-deep border-t bg-sand pb-[env(safe-area-inset-bottom)] text-sm`}
      >
        <div className="page flex items-center justify-center gap-x-3">
          <a
            href={hrefIn(locale)}
            hrefLang={locale}
            onClick={() => storedLanguage.change(() => locale)}
            className="flex min-h-11 items-center gap-x-2 py-2 leading-snug"
          >
            <span className="max-sm:font-semibold max-sm:text-door max-sm:underline max-sm:underline-offset-4">
              {texts.text}
            </span>{' '}
            <span className="font-semibold text-door underline underline-offset-4 max-sm:sr-only">{texts.link}</span>
          </a>
          <button
            type="button"
            aria-label={texts.close}
            onClick={() => setOffer(undefined)}
            className="icon-button shrink-0 hover:bg-sand-deep"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Whether the line is in the place of a price, which has decimals in every language. */
function useIsOverPrice(line: RefObject<HTMLElement | null>, isEnabled: boolean): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    if (!isEnabled) return
    const look = () => {
      const place = line.current?.getBoundingClientRect()
      if (!place) return
      const covers = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top < place.bottom && bottom > place.top && /\d[.,]\d\d/.test(element.textContent)
      }
      setIsOver([...document.querySelectorAll('#content :is(p, dd):not([data-buy-bar] *)')].some(covers))
    }
    // Also when another page is shown. The line stands above the buy bar, whose own price is not always shown.
    const resizes = new ResizeObserver(look)
    resizes.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      resizes.disconnect()
      removeEventListener('scroll', look)
    }
  }, [line, isEnabled])
  return isOver
}

/** Whether a link of the switch led here before its page had loaded the script that remembers the choice. */
function hasSwitched(): boolean {
  if (!document.referrer) return false
  const from = new URL(document.referrer)
  return from.origin === location.origin && splitLocale(from.pathname).locale !== splitLocale(location.pathname).locale
}

/** The language that was chosen on this device, else the first of the browser's that the shop speaks. */
function preferredLocale(): Locale | undefined {
  const wanted = [storedLanguage.get() ?? '', ...navigator.languages].map((tag) => tag.split('-')[0])
  return wanted.flatMap((tag) => locales.find((locale) => locale === tag) ?? [])[0]
}
