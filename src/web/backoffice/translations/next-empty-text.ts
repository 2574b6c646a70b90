/** Marks the fields of translations. */
export const translationAttribute = 'data-translation'

/** The id of the link to the next page. */
export const nextPageId = 'next-translations'

/** Moves the focus to the next empty text of the page, from its start again after its end; else to the next page. */
export function focusNextEmptyText(from: EventTarget): void {
  const texts = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(`[${translationAttribute}]`)]
  const place = texts.indexOf(from as HTMLInputElement)
  const inOrder = [...texts.slice(place + 1), ...texts.slice(0, Math.max(place, 0))]
  const next = inOrder.find(({ value }) => value.trim() === '') ?? document.getElementById(nextPageId)
  next?.focus()
}
