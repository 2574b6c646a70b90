import { Form } from 'react-router'
import { type Locale, languages, locales } from '#domain/locale.ts'
import { millimes } from '#domain/money.ts'
import type { ImportChoices } from '#domain/product-import/file/import-choices.ts'
import type { ImportQuestion, TwoReadings } from '#domain/product-import/file/import-plan.ts'
import type { FileContents } from '#domain/product-import/product-import.ts'
import { productImportMessages } from '#page-messages/product-import.ts'
import { formatPrice, numberFieldValue } from '#web/text/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { SelectField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import { useCategoryChoices } from '#web/use-categories.ts'
import {
  categoryField,
  columnField,
  columnUses,
  decimalsField,
  leftOut,
  maxShownColumns,
  usesOf,
} from './choices-form.ts'
import { nameOfUse } from './describe-remarks.ts'

interface ChoicesFormProps {
  readonly version: number
  readonly contents: FileContents
  readonly choices: ImportChoices
}

/** The questions about a file, and what its columns are taken for. */
export function ChoicesForm({ version, contents, choices }: ChoicesFormProps) {
  const { questions, categories } = contents
  const messages = productImportMessages
  const isAsked = questions.length > 0
  const hasCategories = categories.length > 0
  return (
    <Form method="post" className="panel space-y-5 p-4 sm:p-6">
      <input type="hidden" name="version" value={version} />
      {isAsked && (
        <div>
          <h2 className="text-xl">{messages.questions.title}</h2>
          <p className="mt-1 text-ink-soft">{messages.questions.text}</p>
        </div>
      )}
      {questions.map((question) => (
        <Question key={JSON.stringify(question)} question={question} {...{ contents, choices }} />
      ))}
      {/* A currency that was said stays said. */}
      {choices.currency && <input type="hidden" name="currency" value={choices.currency} />}
      {hasCategories && (
        <Disclosure title={messages.questions.categories} isOpen={questions.some(({ kind }) => kind === 'category')}>
          <CategoryFields contents={contents} />
        </Disclosure>
      )}
      <Disclosure title={messages.columns.title} isOpen={questions.some(({ kind }) => kind === 'column')}>
        <ColumnFields {...{ contents, choices }} />
      </Disclosure>
      <Button type="submit" name="do" value="choose" variant={isAsked ? 'primary' : 'outline'}>
        {messages.save}
      </Button>
    </Form>
  )
}

interface QuestionProps extends Pick<ChoicesFormProps, 'contents' | 'choices'> {
  readonly question: ImportQuestion
}

/** Categories are asked about together. */
function Question({ question, contents, choices }: QuestionProps) {
  const { questions: messages } = productImportMessages
  switch (question.kind) {
    case 'decimals': {
      const column = contents.columns[choices.columns[question.field] ?? -1]
      return (
        <fieldset className="space-y-1">
          <legend className="font-semibold">{messages.decimals(column?.heading || nameOfUse(question.field))}</legend>
          {(['comma', 'point'] as const).map((sign) => (
            <RadioOption
              key={sign}
              name={decimalsField(question.field)}
              value={sign}
              isChosen={choices.decimals[question.field] === sign}
            >
              <span>
                {messages.readings[sign]}
                {question.examples.map((example) => (
                  <span key={example.text} className="block text-ink-soft text-sm">
                    {messages.reading(example.text, shownReading(example, sign, question.field))}
                  </span>
                ))}
              </span>
            </RadioOption>
          ))}
        </fieldset>
      )
    }
    case 'currency':
      return (
        <div>
          <p className="font-semibold">{messages.currency}</p>
          <Checkbox name="currency" value="TND">
            {messages.dinars}
          </Checkbox>
          <p className="text-ink-soft text-sm">{messages.otherCurrency}</p>
        </div>
      )
    case 'column':
      return <p className="font-semibold">{messages.column[question.field]}</p>
    default:
      return null
  }
}

/** Readings are in thousandths: of a price in millimes. */
function shownReading(example: TwoReadings, sign: 'comma' | 'point', field: string): string {
  const isPrice = field === 'price' || field === 'promotionalPrice' || field === 'priceBefore'
  return isPrice ? formatPrice(millimes(example[sign])) : numberFieldValue(example[sign] / 1000)
}

function CategoryFields({ contents: { categories } }: Pick<ChoicesFormProps, 'contents'>) {
  const { questions: messages } = productImportMessages
  const offered = useCategoryChoices(...categories.map(({ category }) => category))
  return (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      {categories.map(({ name, count, category }, index) => (
        <SelectField
          key={name}
          label={name === '' ? messages.withoutCategory(count) : messages.category(name, count)}
          name={categoryField(index)}
          defaultValue={category === '' ? leftOut : (category ?? '')}
          choices={offered}
        >
          <option value="">{messages.ask}</option>
          <option value={leftOut}>{messages.leaveOut}</option>
        </SelectField>
      ))}
    </div>
  )
}

function ColumnFields({ contents, choices }: Pick<ChoicesFormProps, 'contents' | 'choices'>) {
  const { columns: messages } = productImportMessages
  const uses = usesOf(choices, contents.columns.length)
  const shown = contents.columns
    .map((column, index) => ({ ...column, index, use: uses[index] ?? '' }))
    .filter(({ samples, use }) => samples.length > 0 || use !== '')
    .slice(0, maxShownColumns)
  return (
    <div className="mt-2 space-y-4">
      <p className="text-ink-soft text-sm">{messages.text}</p>
      <SelectField label={messages.language} name="locale" defaultValue={choices.locale}>
        {locales.map((locale: Locale) => (
          <option key={locale} value={locale} lang={locale}>
            {languages[locale].name}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        {shown.map(({ heading, samples, index, use }) => (
          <SelectField
            key={index}
            label={heading || messages.without}
            hint={<bdi className="line-clamp-2 wrap-anywhere">{samples.join(' · ')}</bdi>}
            name={columnField(index)}
            defaultValue={use}
          >
            {columnUses.map((choice) => (
              <option key={choice} value={choice}>
                {nameOfUse(choice)}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </div>
  )
}
