import { directionOf, type Locale, locales } from '#domain/locale.ts'
import type { EditConflict } from '#domain/merge-edits.ts'
import type { TextChanges } from '#domain/translations.ts'
import { editConflictMessages } from '#page-messages/backoffice/edit-conflict.ts'
import { punctuationMessages } from '#page-messages/backoffice/layout.ts'
import { FocusedNotice } from '#web/backoffice/layout/focused-notice.tsx'
import { labelTextIn, type TextLabels } from '#web/backoffice/translations/label-text.ts'

interface ConflictNoticeProps<Thing> {
  readonly title: string
  readonly conflict: EditConflict<Thing>
  /** Of its translated texts. */
  readonly textLabels: TextLabels
  /** Returns the name of a field and the value that somebody else has saved. */
  readonly describeField: (
    field: EditConflict<Thing>['theirs'][number],
  ) => readonly [name: string, value: string | undefined]
}

/** Shows what somebody else has changed since the form was opened. Nothing is overwritten before the next save. */
export function ConflictNotice<Thing>({ title, conflict, textLabels, describeField }: ConflictNoticeProps<Thing>) {
  const messages = editConflictMessages
  const { by, theirs, both, texts } = conflict
  const changesOf = (fields: typeof theirs, texts: TextChanges): Change[] => [
    ...fields.map((field) => {
      const [name, value] = describeField(field)
      return { name, value }
    }),
    ...changedTexts(textLabels, texts),
  ]
  return (
    <FocusedNotice changed={conflict}>
      <h2 className="font-semibold text-lg">{title}</h2>
      {by && <p>{messages.by(by.replace(/ \(\d+\)$/, ''))}</p>}
      <Changes heading={messages.theirs} changes={changesOf(theirs, texts.theirs)} />
      <Changes heading={messages.both} changes={changesOf(both, texts.both)} />
      <p className="mt-2">{messages.reassurance}</p>
    </FocusedNotice>
  )
}

interface Change {
  readonly name: string
  readonly value: string | null | undefined
  /** The language of a translation. */
  readonly locale?: Locale
}

function Changes({ heading, changes }: { readonly heading: string; readonly changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <>
      <p className="mt-2">{heading}</p>
      <ul className="list-disc ps-5">
        {changes.map(({ name, value, locale }) => (
          <li key={name} className="break-words">
            <strong>{name}</strong>
            {punctuationMessages.colon}
            {value ? (
              <bdi lang={locale} dir={locale && directionOf(locale)} className="whitespace-pre-line">
                {value}
              </bdi>
            ) : (
              editConflictMessages.nothing
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function changedTexts(labels: TextLabels, texts: TextChanges): Change[] {
  return locales.flatMap((locale) =>
    Object.entries(texts[locale] ?? {}).map(([field, value]) => ({
      ...{ name: labelTextIn(labels, field, locale), value, locale },
    })),
  )
}
