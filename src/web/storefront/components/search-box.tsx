import { useId } from 'react'
import { Form } from 'react-router'
import { maxSearchLength } from '#domain/text-lengths.ts'
import { searchMessages as search } from '#page-messages/search.ts'
import { shopPath } from '#web/paths/storefront-paths.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A search form that leads to the shop page, without script too. */
export function SearchForm({ label, className = '', ...box }: SearchFormProps) {
  return (
    <Form
      action={shopPath()}
      role="search"
      aria-label={label ?? search.label}
      onSubmit={({ currentTarget }) => void rememberSubmitted(new FormData(currentTarget))}
      className={className}
    >
      <SearchBox {...box} />
    </Form>
  )
}

/** Its code loads when it is needed. Without it the search works, and is only not offered again. */
async function rememberSubmitted(form: FormData): Promise<void> {
  const storage = await import('#web/storefront/search-box/last-searches-storage.ts').catch(() => undefined)
  storage?.rememberSearch(String(form.get('q')))
}

interface SearchFormProps extends SearchBoxProps {
  /** Accessible name that distinguishes it from the search in the navigation bar. */
  readonly label?: string
  readonly className?: string
}

interface SearchBoxProps {
  readonly searchText?: string | undefined
  /** Whether the field takes the focus when its panel opens. */
  readonly isReady?: boolean
}

/** The search field with its buttons, for a form that leads to the shop page. */
export function SearchBox({ searchText = '', isReady = false }: SearchBoxProps) {
  const id = useId()
  return (
    <div className="search-pill flex rounded-full border border-ink/20 bg-white p-1 focus-within:border-door">
      <label htmlFor={id} className="sr-only">
        {search.label}
      </label>
      <input
        key={searchText}
        // biome-ignore lint/a11y/noAutofocus: only what the visitor has just opened takes the focus
        autoFocus={isReady}
        id={id}
        type="search"
        name="q"
        defaultValue={searchText}
        placeholder={search.placeholder}
        maxLength={maxSearchLength}
        enterKeyHint="search"
        className="peer min-h-11 min-w-0 flex-1 rounded-full bg-transparent ps-4 placeholder:text-ink-soft"
      />
      <button
        type="button"
        aria-label={search.clear}
        onClick={({ currentTarget }) => {
          const field = currentTarget.previousElementSibling as HTMLInputElement
          changeFieldText(field, '')
          field.focus()
        }}
        className="icon-button shrink-0 text-ink-soft peer-placeholder-shown:hidden noscript:hidden"
      >
        <Icon name="close" />
      </button>
      <button
        type="submit"
        aria-label={search.button}
        className="icon-button shrink-0 bg-door text-white hover:bg-door-deep"
      >
        <Icon name="search" />
      </button>
    </div>
  )
}

/** Changes what is in a field as if it were typed. */
export function changeFieldText(field: HTMLInputElement, text: string): void {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
