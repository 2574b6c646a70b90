import type { Catalog } from '../../catalog.ts'
import type { translatedTextsMessages as english } from '../../en/backoffice/translated-texts.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'

export const translatedTextsMessages: Catalog<typeof english> = {
  parts: { size: 'Taille', color: 'Couleur' },
  inLanguage: (field, language) => `${field} (${isolate('ltr', language)})`,
  languages: 'Langues',
  progress: (done, total) => `${done} sur ${plural('fr', total, { one: `${total} texte`, other: `${total} textes` })}`,
  tooLong: (most) => `${most} caractères au plus.`,
  nothingToTranslate: 'Il n’y a rien à traduire dans cette langue.',
}
