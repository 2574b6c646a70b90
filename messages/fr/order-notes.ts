import type { Catalog } from '../catalog.ts'
import type { orderNoteMessages as english } from '../en/order-notes.ts'

export const orderNoteMessages: Catalog<typeof english> = {
  fields: { note: 'Note pour la commande', giftNote: 'Mot pour le cadeau' },
  addNote: 'Ajouter une note ou un mot pour le cadeau',
  noteHints: {
    note: (longest) =>
      `Pour nous et pour le livreur, par exemple « appeler avant de venir ». ${longest} caractères au plus.`,
    giftNote: (longest) => `Nous l’écrivons sur une carte glissée dans le colis. ${longest} caractères au plus.`,
  },
  noteTooLong: (longest) => `Plus de ${longest} caractères. Raccourcissez un peu, s’il vous plaît.`,
}
