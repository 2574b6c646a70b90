/** More combining marks on one letter than any language writes; Unicode calls text within this limit stream-safe. */
const marks = /(\p{M}{30})\p{M}+/gu

/**
 * Returns a text in a Unicode normal form. Of a letter with more than 30 combining marks the others are cut: the time
 * to normalize them grows with their square, so one message of a stranger would stop the process for seconds.
 */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(marks, '$1').normalize(form)
}
