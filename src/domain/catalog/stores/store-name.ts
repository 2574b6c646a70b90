import type { LanguageOf } from '#domain/translations.ts'

export interface StoreName {
  readonly id: number
  readonly name: string
  /** The language of the name, when it is not that of the reader. */
  readonly languageOf?: LanguageOf<'name'>
}

/** In one list to choose from. */
export const maxListedStores = 500
