import { directionOf, type Locale, languages } from '#domain/locale.ts'
import type { TranslatedKind } from '#domain/translating/text-key.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import type { DisplayedText } from './displayed-thing.ts'
import { translationAttribute } from './next-empty-text.ts'
import { textLabel } from './text-label.ts'
import { TranslationInput } from './translation-input.tsx'

interface TextPairProps {
  readonly text: DisplayedText
  readonly kind: TranslatedKind
  /** The language it was written in, and the one it is translated into. */
  readonly from: Locale
  readonly to: Locale
  readonly typed: string
  /** What somebody else has saved meanwhile. */
  readonly theirs: string | undefined
  readonly problem: string | undefined
}

/** A text beside the field of its translation, each in the direction of its language. */
export function TextPair({ text, kind, from, to, typed, theirs, problem }: TextPairProps) {
  const { field, source, maxLength, isMultiline } = text
  const label = textLabel(field)
  const fileName = kind === 'product' && field.startsWith('alt-') ? field.slice('alt-'.length) : undefined
  return (
    <fieldset className="py-4">
      <legend className="float-start mb-2 w-full font-semibold text-ink-soft text-sm">{label}</legend>
      <div className="clear-both grid gap-x-6 gap-y-3 md:grid-cols-2">
        <div className="flex min-w-0 gap-3">
          {fileName !== undefined && (
            <img
              src={thumbnailPath(fileName)}
              alt=""
              width={64}
              height={80}
              loading="lazy"
              className="h-20 w-16 shrink-0 rounded-lg object-cover"
            />
          )}
          <div className="min-w-0 flex-1">
            <p className="mb-1.5 font-semibold text-sm">
              <bdi lang={from}>{languages[from].name}</bdi>
            </p>
            <p lang={from} dir={directionOf(from)} className="whitespace-pre-line break-words">
              {source}
            </p>
          </div>
        </div>
        <div className="min-w-0">
          <TranslationInput
            {...{ field, to, source, maxLength, isMultiline, label: languages[to].name }}
            {...{ defaultValue: typed, error: problem, [translationAttribute]: '' }}
          />
          {theirs !== undefined && (
            <Notice tone="error" className="mt-3">
              <p>{theirs === '' ? translationsMessages.theyRemoved : translationsMessages.theirs}</p>
              {theirs !== '' && (
                <p lang={to} dir={directionOf(to)} className="mt-1 whitespace-pre-line break-words text-ink">
                  {theirs}
                </p>
              )}
              <p className="mt-1">{translationsMessages.saveAgain}</p>
            </Notice>
          )}
        </div>
      </div>
    </fieldset>
  )
}
