import { type ComponentProps, type ReactNode, useId } from 'react'

interface FieldProps {
  readonly label: string
  /** A message about an invalid value. */
  readonly error?: string | undefined
  readonly hint?: ReactNode
}

const boxClass =
  'w-full rounded-xl border border-ink/25 bg-white px-4 py-2.5 text-base text-ink placeholder:text-ink-soft/80 focus:border-door aria-invalid:border-clay aria-invalid:bg-clay/5'

/** A text field with its label, hint and error. */
export function TextField({ label, error, hint, className = '', ...input }: FieldProps & ComponentProps<'input'>) {
  const field = useField(error, hint)
  return (
    <div className={className}>
      <Label htmlFor={field.id}>{label}</Label>
      <input {...input} {...field.attributes} className={`min-h-11 ${boxClass}`} />
      <FieldMessages {...{ field, error, hint }} />
    </div>
  )
}

export function TextArea({
  label,
  error,
  hint,
  className = '',
  rows = 5,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const field = useField(error, hint)
  return (
    <div className={className}>
      <Label htmlFor={field.id}>{label}</Label>
      <textarea {...area} {...field.attributes} rows={rows} className={boxClass} />
      <FieldMessages {...{ field, error, hint }} />
    </div>
  )
}

interface Choice {
  readonly value: string
  readonly name: string
  /** The language of the name, when it is not that of the page. */
  readonly lang?: string
}

/** A select with its label, hint and error. Options outside `choices`, such as one for all, are its children. */
export function SelectField({
  label,
  error,
  hint,
  choices = [],
  className = '',
  children,
  ...select
}: FieldProps & { choices?: readonly Choice[] } & ComponentProps<'select'>) {
  const field = useField(error, hint)
  return (
    <div className={className}>
      <Label htmlFor={field.id}>{label}</Label>
      <select {...select} {...field.attributes} className={`min-h-11 ${boxClass}`}>
        {children}
        {choices.map(({ value, name, lang }) => (
          <option key={value} value={value} lang={lang}>
            {name}
          </option>
        ))}
      </select>
      <FieldMessages {...{ field, error, hint }} />
    </div>
  )
}

function useField(error: string | undefined, hint: ReactNode) {
  const id = useId()
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ')
  return {
    id,
    errorId,
    hintId,
    attributes: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

function Label(props: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: htmlFor comes with the props
  return <label className="mb-1.5 block font-semibold text-sm" {...props} />
}

interface FieldMessagesProps extends Pick<FieldProps, 'error' | 'hint'> {
  readonly field: { readonly errorId: string; readonly hintId: string }
}

function FieldMessages({ field, error, hint }: FieldMessagesProps) {
  return (
    <>
      {hint && (
        <p id={field.hintId} className="mt-1 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {error && (
        <p id={field.errorId} className="mt-1 font-medium text-clay text-sm">
          {error}
        </p>
      )}
    </>
  )
}
