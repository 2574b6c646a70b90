import { useCallback, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { getMainLocale } from '#domain/languages/main-locale-setting.ts'
import { type Locale, languages, locales } from '#domain/locale.ts'
import { getTranslatedThing } from '#domain/translating/get-translated-thing.ts'
import {
  countMissingTranslations,
  listTranslations,
  maxCountedThings,
  type TranslationCursor,
} from '#domain/translating/list-translations.ts'
import { parseTextKey, parseThingKey, type ThingId, thingKey } from '#domain/translating/text-key.ts'
import { translatedTextsMessages } from '#page-messages/backoffice/translated-texts.ts'
import { translationsMessages } from '#page-messages/backoffice/translations.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { EmptyList } from '#web/backoffice/layout/list-page.tsx'
import { OfficePage } from '#web/backoffice/layout/office-page.tsx'
import { PageLinks } from '#web/backoffice/layout/pagination.tsx'
import { UnsavedChangesGuard } from '#web/backoffice/layout/unsaved-changes-guard.tsx'
import { readForm } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { importTranslationsPath, translationsFilePath, translationsPath } from '#web/paths/backoffice-paths.ts'
import { ButtonLink, buttonClass } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { Route } from './+types/translations-page'
import { displayedThing } from './displayed-thing.ts'
import { nextPageId } from './next-empty-text.ts'
import { saveTranslation, type TranslationResult } from './save-translation.ts'
import { TranslationCard } from './translation-card.tsx'

const translationStates = ['missing', 'all'] as const

interface TranslationsQuery {
  readonly to: Locale | undefined
  readonly show: (typeof translationStates)[number]
  readonly thing: ThingId | undefined
  readonly after: TranslationCursor | undefined
}

/** Reads what the page shows from its URL. */
function readTranslationsQuery(searchParams: URLSearchParams): TranslationsQuery {
  const value = (name: string) => searchParams.get(name) ?? ''
  return {
    to: locales.find((locale) => locale === value('to')),
    show: translationStates.find((state) => state === value('show')) ?? 'missing',
    thing: parseThingKey(value('thing')),
    after: parseCursor(value('after')),
  }
}

/** A thing and its value: `product:12:45000`. */
function cursorText({ value, ...thing }: TranslationCursor): string {
  return `${thingKey(thing)}:${value}`
}

function parseCursor(text: string): TranslationCursor | undefined {
  const parsed = parseTextKey(text)
  return parsed && /^\d{1,15}$/.test(parsed.field) ? { ...parsed.thing, value: Number(parsed.field) } : undefined
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  const { show, thing, after, ...query } = readTranslationsQuery(new URL(request.url).searchParams)
  const [only, mainLocale, counts] = await Promise.all([
    thing && catchNotFound(getTranslatedThing(office, thing)),
    getMainLocale(office),
    countMissingTranslations(office),
  ])
  const to = query.to ?? otherThan(only?.locale ?? mainLocale)
  const page = only ? { things: [only] } : await listTranslations(office, { locale: to, state: show, after })
  const things = page.things.filter(({ locale }) => locale !== to)
  return {
    ...{ to, show, after: after && cursorText(after), only: thing && thingKey(thing) },
    counts: locales.map((locale) => ({
      ...{ locale, missing: counts[locale], isMore: counts[locale] >= maxCountedThings },
    })),
    things: things.map((thing) => displayedThing(thing, to)),
    next: 'next' in page && page.next ? cursorText(page.next) : undefined,
  }
}

function otherThan(locale: Locale): Locale {
  return locales.find((other) => other !== locale) ?? locale
}

export async function action({ context, request }: Route.ActionArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return catchNotFound(saveTranslation(office, await readForm(request)))
}

/**
 * What the shop has written itself, beside its translation into a language: the shop profile and best sellers first.
 */
export default function TranslationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { to, show, after, only, counts, next } = loaderData
  const { key } = useLocation()
  return (
    <OfficePage
      title={translationsMessages.title}
      className="max-w-5xl space-y-4"
      actions={
        <>
          <Link reloadDocument to={translationsFilePath()} className={buttonClass('quiet', 'max-sm:px-0')}>
            {translationsMessages.download}
          </Link>
          <ButtonLink to={importTranslationsPath()} variant="outline">
            {translationsMessages.file.upload}
          </ButtonLink>
        </>
      }
      text={translationsMessages.text}
    >
      <TranslationFilters {...{ to, show, only, counts }} />
      <p className="text-ink-soft text-sm noscript:hidden max-sm:hidden">
        <kbd className="rounded-md bg-white px-2 py-0.5 font-semibold text-ink ring-1 ring-sand-deep">
          <bdi>{translationsMessages.keys}</bdi>
        </kbd>{' '}
        {translationsMessages.keysDo}
      </p>
      {actionData?.outcome === 'saved' && (
        <Notice tone="success">{translationsMessages.savedThing(actionData.name)}</Notice>
      )}
      {actionData?.outcome === 'stale' && <Notice tone="error">{translationsMessages.stale}</Notice>}
      <Things key={`${key} ${to}`} {...loaderData} pageResult={actionData} />
      <PageLinks
        items={[
          only && { to: translationsPath({ to }), name: translationsMessages.everything },
          after && { to: translationsPath({ to, show }), name: translationsMessages.first, variant: 'quiet' },
          next && { to: translationsPath({ to, show, after: next }), name: translationsMessages.next, id: nextPageId },
        ]}
      />
    </OfficePage>
  )
}

type Listed = Pick<Route.ComponentProps['loaderData'], 'things' | 'to' | 'show' | 'only'>

/**
 * The forms of the things of this page. They stay as they were listed until the next navigation: a form must not leave
 * the page, or move, because of what was saved in another one.
 */
function Things({ pageResult, ...loaded }: Listed & { readonly pageResult: TranslationResult | undefined }) {
  const { to, show, only } = loaded
  const [things] = useState(() => {
    const refused = pageResult && 'shown' in pageResult ? [pageResult.shown] : []
    return [...refused, ...loaded.things.filter(({ key }) => key !== refused[0]?.key)]
  })
  const [unsaved, setUnsaved] = useState<ReadonlySet<string>>(new Set())
  const onUnsaved = useCallback((key: string, isUnsaved: boolean) => {
    setUnsaved((unsaved) => {
      const others = [...unsaved].filter((other) => other !== key)
      return new Set(isUnsaved ? [...others, key] : others)
    })
  }, [])
  if (things.length === 0) {
    const nothing =
      show === 'missing' ? translationsMessages.nothingMissing : translatedTextsMessages.nothingToTranslate
    return <EmptyList text={only ? translationsMessages.nothingHere : nothing} />
  }
  return (
    <>
      <ul className="space-y-4">
        {things.map((thing) => (
          <TranslationCard
            key={thing.key}
            {...{ thing, to, onUnsaved }}
            pageResult={pageResult && 'key' in pageResult && pageResult.key === thing.key ? pageResult : undefined}
          />
        ))}
      </ul>
      <UnsavedChangesGuard hasUnsavedChanges={unsaved.size > 0} guardsQuery />
    </>
  )
}

interface TranslationFiltersProps extends Pick<TranslationsQuery, 'show'> {
  readonly to: Locale
  /** The key of the only thing that is shown. */
  readonly only: string | undefined
  readonly counts: readonly { readonly locale: Locale; readonly missing: number; readonly isMore: boolean }[]
}

const linkClass =
  'grid min-h-11 content-center rounded-2xl border border-door/35 bg-white/60 px-4 py-1.5 text-door hover:border-door aria-[current=page]:border-door aria-[current=page]:bg-door aria-[current=page]:text-white'

/** Links to the languages, each with how much it lacks, and to all things or those that lack texts. */
function TranslationFilters({ to, show, only, counts }: TranslationFiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <nav aria-label={translationsMessages.into}>
        <ul className="flex flex-wrap gap-2">
          {counts.map(({ locale, missing, isMore }) => (
            <li key={locale}>
              <Link
                to={translationsPath({ to: locale, show, thing: only })}
                aria-current={locale === to ? 'page' : undefined}
                className={linkClass}
              >
                <bdi lang={locale} className="font-semibold">
                  {languages[locale].name}
                </bdi>
                <span className="text-xs">{translationsMessages.missing(missing, isMore)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {!only && (
        <nav aria-label={translationsMessages.which}>
          <ul className="flex flex-wrap gap-2">
            {translationStates.map((state) => (
              <li key={state}>
                <Link
                  to={translationsPath({ to, show: state })}
                  aria-current={state === show ? 'page' : undefined}
                  className={`${linkClass} font-semibold text-sm`}
                >
                  {translationsMessages.show[state]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
