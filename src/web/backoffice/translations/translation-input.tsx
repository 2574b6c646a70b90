import type { ComponentProps } from 'react'
import { directionOf, type Locale } from '#domain/locale.ts'
import { TextArea, TextField } from '#web/ui/field.tsx'
import { translationName } from './translation-name.ts'

/** Characters in a line of a text area on a wide screen, and the fewest and most lines of it. */
const charactersPerLine = 45
const [minLines, maxLines] = [4, 14]

interface TranslationInputProps extends Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'name' | 'ref'> {
  readonly label: string
  readonly error: string | undefined
  readonly field: string
  /** The language to translate into. */
  readonly to: Locale
  readonly source: string
  readonly isMultiline: boolean | undefined
}

/** The form field for the translation of a text, with as many lines as the text itself takes. */
export function TranslationInput({ field, to, source, isMultiline, ...attributes }: TranslationInputProps) {
  const input = { ...attributes, name: translationName(to, field), lang: to, dir: directionOf(to) }
  if (!isMultiline) return <TextField {...input} autoComplete="off" />
  const lines = Math.ceil(source.length / charactersPerLine)
  return <TextArea {...input} rows={Math.min(maxLines, Math.max(minLines, lines))} />
}
