import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { directionOf, type Locale, languages } from '#domain/locale.ts'
import type { TranslatedKind } from '#domain/translating/text-key.ts'
import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { slotNameOf } from '#web/backoffice/home-page/slot-name.ts'
import { useUnsavedChanges } from '#web/backoffice/layout/use-unsaved-changes.ts'
import { adminProductPath, adminStorePath, bannersPath } from '#web/paths/backoffice-catalog-paths.ts'
import { issuePath } from '#web/paths/backoffice-message-paths.ts'
import { settingsPath } from '#web/paths/backoffice-paths.ts'
import { thumbnailPath } from '#web/paths/picture-paths.ts'
import { Notice } from '#web/ui/notice.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useCategories } from '#web/use-categories.ts'
import type { DisplayedText, DisplayedThing, Texts } from './displayed-thing.ts'
import { focusNextEmptyText, translationAttribute } from './next-empty-text.ts'
import { ProgressBadge } from './progress-badge.tsx'
import type { TranslationResult } from './save-translation.ts'
import { textLabel } from './text-label.ts'
import { TranslationInput } from './translation-input.tsx'

const pathsOfThings: Readonly<Record<TranslatedKind, (id: string) => string>> = {
  profile: settingsPath,
  product: adminProductPath,
  store: adminStorePath,
  banner: bannersPath,
  issue: issuePath,
}

interface TranslationCardProps {
  readonly thing: DisplayedThing
  /** The language to translate into. */
  readonly to: Locale
  /** The result from the page's action data, when the form was sent without JavaScript. */
  readonly pageResult: TranslationResult | undefined
  readonly onUnsaved: (key: string, isUnsaved: boolean) => void
}

/**
 * The form of a thing: each of its texts beside its translation. Ctrl+Enter saves it and goes to the next empty text.
 */
export function TranslationCard({ thing, to, pageResult, onUnsaved }: TranslationCardProps) {
  const { key, kind, id, locale } = thing
  const fetcher = useFetcher<TranslationResult>()
  const categories = useCategories()
  const last = fetcher.data ?? pageResult
  const result = fetcher.state === 'idle' ? last : undefined
  const { isUnsaved, watch } = useUnsavedChanges(last, last?.outcome === 'saved')
  // The edit is based on the texts as they were when the form was opened, not on later loader data.
  const [opened] = useState<Texts>(() => Object.fromEntries(thing.texts.map(({ field, target }) => [field, target])))
  const [typed] = useState<Texts>(() => (pageResult && 'typed' in pageResult ? pageResult.typed : opened))
  const base = last && 'base' in last ? last.base : opened
  const theirs: Texts = result?.outcome === 'changed-meanwhile' ? result.theirs : {}
  const wrong = result?.outcome === 'invalid' ? result : undefined
  const toTranslate = thing.texts.filter(({ source }) => source !== '')
  const done = toTranslate.filter(({ field }) => base[field]).length
  useEffect(() => onUnsaved(key, isUnsaved), [key, isUnsaved, onUnsaved])
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
    focusNextEmptyText(event.target)
  }
  const problemOf = (field: string, maxLength: number) => {
    if (wrong?.field !== field) return undefined
    return wrong.problem === 'too-long' ? translatedTextsMessages.tooLong(maxLength) : translationsMessages.required
  }
  return (
    <li className="panel p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="me-auto text-xl">
          <Link to={pathsOfThings[kind](id)} className="hover:text-door hover:underline">
            <bdi lang={locale}>{thing.name || slotNameOf(categories, id)}</bdi>
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">{translationsMessages.kinds[kind]}</p>
        <ProgressBadge done={done} total={toTranslate.length} />
      </div>
      <fetcher.Form method="post" onKeyDown={onKeyDown} {...watch} className="mt-4">
        <input type="hidden" name="thing" value={key} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="base" value={JSON.stringify(base)} />
        <div className="divide-y divide-sand-deep border-sand-deep border-y">
          {thing.texts.map((text) => (
            <TextPair
              key={text.field}
              {...{ text, kind, to }}
              from={locale}
              typed={typed[text.field] ?? ''}
              theirs={theirs[text.field]}
              problem={problemOf(text.field, text.maxLength)}
            />
          ))}
        </div>
        {result?.outcome === 'refused' && (
          <Notice tone="error" className="mt-4">
            {translationsMessages.refused}
          </Notice>
        )}
        {result?.outcome === 'stale' && (
          <Notice tone="error" className="mt-4">
            {translationsMessages.stale}
          </Notice>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <SubmitButton variant="secondary" aria-keyshortcuts="Control+Enter">
            {fetcher.state === 'idle' ? translationsMessages.save : translationsMessages.saving}
          </SubmitButton>
          <p role="status" className="text-ink-soft text-sm">
            {isUnsaved ? translationsMessages.unsaved : result?.outcome === 'saved' && translationsMessages.saved}
          </p>
        </div>
      </fetcher.Form>
    </li>
  )
}

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
function TextPair({ text, kind, from, to, typed, theirs, problem }: TextPairProps) {
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
