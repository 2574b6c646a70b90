import { publishings } from '#domain/catalog/admin/publishing.ts'
import { fieldErrorsMessages } from '#page-messages/backoffice/field-errors.ts'
import { productsMessages } from '#page-messages/backoffice/products.ts'
import { TextField } from '#web/ui/field.tsx'
import { RadioOption } from '#web/ui/radio-option.tsx'
import type { PublishingError, TypedPublishing } from './publishing-form.ts'

interface PublishingFieldsProps {
  readonly typed: TypedPublishing
  readonly error: PublishingError | undefined
}

/** When a new product goes on sale. */
export function PublishingFields({ typed, error }: PublishingFieldsProps) {
  const { publishing: messages } = productsMessages
  return (
    <fieldset className="group">
      <legend className="font-semibold">{messages.heading}</legend>
      {publishings.map((publishing) => (
        <RadioOption key={publishing} name="publishing" value={publishing} isChosen={typed.publishing === publishing}>
          {messages.choices[publishing]}
        </RadioOption>
      ))}
      <PublishAtField
        value={typed.publishAt}
        error={error}
        className="mt-1 hidden max-w-xs group-has-[[value=at]:checked]:block"
      />
    </fieldset>
  )
}

interface PublishAtFieldProps {
  /** As in a `datetime-local` field. */
  readonly value: string
  readonly error: PublishingError | undefined
  readonly className?: string
}

/** The day and hour, in Tunis, at which a product goes on sale. */
export function PublishAtField({ value, error, className }: PublishAtFieldProps) {
  return (
    <TextField
      label={productsMessages.publishing.at}
      name="publishAt"
      type="datetime-local"
      defaultValue={value}
      error={error && fieldErrorsMessages[error]}
      className={className}
    />
  )
}
