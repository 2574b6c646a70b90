import type { Catalog } from '../catalog.ts'
import type { keptFormMessages as english } from '../en/kept-form.ts'

export const keptFormMessages: Catalog<typeof english> = {
  text: 'Ce que vous avez écrit est gardé sur cette page.',
  again: 'Envoyer de nouveau',
  file: 'Choisissez de nouveau le fichier',
}
