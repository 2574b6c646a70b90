import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { useOfficeMessages } from '../text/office-messages.ts'
import { type CsvFormat, csvFormats } from './csv-format.ts'

/** Which spreadsheet the files are for, remembered in this browser. */
export function FormatChoice({ format, isNew }: { format: CsvFormat; isNew: boolean }) {
  const { formats: words } = useOfficeMessages().exports
  return (
    <Form method="post" preventScrollReset className="mt-3 rounded-xl bg-limestone p-4" key={format}>
      <fieldset>
        <legend className="float-start mb-1 w-full font-semibold">{words.title}</legend>
        <div className="clear-both grid gap-x-6 sm:grid-cols-2">
          {csvFormats.map((choice) => (
            <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="format"
                value={choice}
                defaultChecked={choice === format}
                className="size-5 shrink-0 accent-door"
              />
              <span>
                {words.names[choice]}
                <span className="block text-ink-soft text-sm">{words.looks[choice]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" name="do" value="choose-format" variant="outline" className="mt-3">
        {words.choose}
      </Button>
      <p aria-live="polite" className="mt-2 text-olive-deep empty:hidden">
        {isNew && words.chosen(words.names[format])}
      </p>
    </Form>
  )
}
