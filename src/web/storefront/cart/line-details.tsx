import type { Locale } from '#domain/locale.ts'
import { locale } from '#page-messages/locale.ts'
import { orderLineMessages as messages } from '#page-messages/order-lines.ts'
import { supplyNameMessages } from '#page-messages/supply-names.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { LocalText } from '#web/text/local-text.tsx'
import { SentenceWith } from '#web/text/sentence-with.tsx'
import type { CartLine } from './cart.ts'

const madeToOrder = supplyNameMessages['made-to-order']

/** The decorative picture of a line, beside its name. Its space is reserved. */
export function LinePicture({ line, className = '' }: { line: Pick<CartLine, 'picture'>; className?: string }) {
  return (
    <span className={`block aspect-4/5 shrink-0 overflow-hidden rounded-lg bg-sand ${className}`}>
      {line.picture && (
        <img src={thumbnailPath(line.picture)} alt="" width={400} height={500} className="size-full object-cover" />
      )}
    </span>
  )
}

/** The name of the product of a line. */
export function LineName({ line: { name, languages } }: { line: Pick<CartLine, 'name' | 'languages'> }) {
  return <LocalText text={name} language={unlessOfPage(languages?.name)} />
}

interface LineVariantProps {
  readonly line: Pick<CartLine, 'sizeName' | 'colorName' | 'languages' | 'preparationDays'>
  readonly className?: string
}

/** Size and color of a line and whether it is made to order, wrapped between them before within them. */
export function LineVariant({ line, className = '' }: LineVariantProps) {
  const { sizeName, colorName, languages, preparationDays } = line
  const facts = [
    { part: 'size', text: sizeName, sentence: messages.size, language: languages?.sizeName },
    { part: 'color', text: colorName, sentence: messages.color, language: languages?.colorName },
    { part: 'supply', text: preparationDays ? madeToOrder : undefined, sentence: String, language: undefined },
  ].filter(({ text }) => text)
  if (facts.length === 0) return null
  return (
    // The dot before each fact is in a clipped margin, so that no row starts or ends with one.
    <div className={`overflow-hidden text-ink-soft text-sm ${className}`}>
      <ul className="-ms-4 flex flex-wrap">
        {facts.map(({ part, text, sentence, language }) => (
          <li key={part} className="relative ps-4 before:absolute before:start-1.5 before:content-['·'/'']">
            <SentenceWith
              sentence={sentence}
              parts={[<LocalText key="name" text={text} language={unlessOfPage(language)} />]}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

export function unlessOfPage(language: Locale | undefined): Locale | undefined {
  return language === locale ? undefined : language
}
