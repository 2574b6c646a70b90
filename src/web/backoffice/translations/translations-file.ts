import { mayEditProducts } from '#domain/access/policies.ts'
import { requireScope } from '#domain/access/require-allowed.ts'
import { locales } from '#domain/locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { streamTranslations } from '#domain/translating/list-translations.ts'
import { textKey } from '#domain/translating/text-key.ts'
import { textOf } from '#domain/translating/translated-thing.ts'
import { officeIn } from '#web/backoffice/backoffice-context.ts'
import { csvFormatOf } from '#web/backoffice/csv/csv-format-cookie.ts'
import { type CsvRow, csvStreamResponse } from '#web/csv/csv.ts'
import type { Route } from './+types/translations-file'

/** Streams all texts of the shop as a CSV file, with a column for each language. The import reads it again. */
export function loader({ context, request }: Route.LoaderArgs) {
  const office = officeIn(context)
  requireScope(mayEditProducts(office.actor))
  return csvStreamResponse('translations.csv', ['key', ...locales], rowsOf(office), csvFormatOf(request))
}

async function* rowsOf(office: Marketplace): AsyncGenerator<CsvRow[]> {
  for await (const things of streamTranslations(office))
    yield things.flatMap((thing) =>
      Object.keys(thing.originals).flatMap((field) => {
        const texts = locales.map((locale) => textOf(thing, field, locale))
        return texts.every((text) => text === '') ? [] : [[textKey(thing.thing, field), ...texts]]
      }),
    )
}
