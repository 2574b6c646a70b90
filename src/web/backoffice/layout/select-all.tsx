interface SelectAllProps {
  readonly label: string
  /** The name of the checkboxes in the same form. */
  readonly name: string
}

/** A checkbox that selects all rows. Hidden without JavaScript. */
export function SelectAll({ label, name }: SelectAllProps) {
  return (
    <label className="mb-1 flex min-h-11 w-fit cursor-pointer items-center gap-3.5 ps-3.5 pe-4 noscript:hidden">
      <input
        type="checkbox"
        data-selects={name}
        onChange={({ target: { checked, form } }) => {
          for (const box of form?.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`) ?? [])
            box.checked = checked
        }}
        className="size-5 shrink-0 accent-door"
      />
      {label}
    </label>
  )
}
