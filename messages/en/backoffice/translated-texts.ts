/** What people call the texts of things that are translated. */
export const translatedTextsMessages = {
  /** Labels of the texts that forms have no single label for. The other labels are those of the forms. */
  parts: { size: 'Size', color: 'Colour' },
  /** A field in a language. */
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  languages: 'Languages',
  progress: (done: number, total: number) => `${done} of ${total} texts`,
  tooLong: (most: number) => `At most ${most} characters, please.`,
  nothingToTranslate: 'There is nothing to translate into this language.',
}
