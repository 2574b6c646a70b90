import { Form } from 'react-router'
import { exportsMessages } from '#page-messages/backoffice/exports.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { type CsvFormat, csvFormats } from './csv-format.ts'

/** Chooses the CSV format, remembered in this browser. */
export function CsvFormatPicker({ format, isNew }: { format: CsvFormat; isNew: boolean }) {
  const { formats: messages } = exportsMessages
  return (
    <Form method="post" preventScrollReset className="mt-3 rounded-xl bg-limestone p-4" key={format}>
      <fieldset>
        <legend className="float-start mb-1 w-full font-semibold">{messages.title}</legend>
        <div className="clear-both grid gap-x-6 sm:grid-cols-2">
          {csvFormats.map((choice) => (
            <RadioOption key={choice} name="format" value={choice} isChosen={choice === format}>
              <span>
                {messages.names[choice]}
                <span className="block text-ink-soft text-sm">{messages.looks[choice]}</span>
              </span>
            </RadioOption>
          ))}
        </div>
      </fieldset>
      <Button type="submit" name="do" value="choose-format" variant="outline" className="mt-3">
        {messages.choose}
      </Button>
      <p aria-live="polite" className="mt-2 text-olive-deep empty:absolute">
        {isNew && messages.chosen(messages.names[format])}
      </p>
    </Form>
  )
}
