import { type Locale, locales } from '#domain/locale.ts'
import { storedValue } from '#web/ui/browser-storage.ts'

/** The language that was chosen on this device. */
export const storedLanguage = storedValue<Locale | undefined>({
  key: 'hirfa.language',
  empty: undefined,
  parse: (stored) => locales.find((locale) => locale === stored),
  format: (locale) => locale,
})

const guessOffered = storedOffer('always')
const choiceOffered = storedOffer('tab')

/** Whether this device was offered its browser's language before, or in this tab the one it has chosen. */
export function wasLanguageOffered(): boolean {
  return currentOffer().get()
}

export function rememberLanguageOffer(): void {
  currentOffer().change(() => true)
}

/** A guess is offered once; a choice of the visitor once in each visit. */
function currentOffer() {
  return storedLanguage.get() === undefined ? guessOffered : choiceOffered
}

function storedOffer(lifetime: 'always' | 'tab') {
  return storedValue({
    key: 'hirfa.language-offered',
    empty: false,
    parse: (stored) => stored === true,
    format: (wasOffered) => wasOffered,
    lifetime,
  })
}
