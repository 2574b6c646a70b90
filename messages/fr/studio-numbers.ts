import type { Catalog } from '../catalog.ts'
import type { studioNumbersMessages as english } from '../en/studio-numbers.ts'
import { plural } from '../plural.ts'

export const studioNumbersMessages: Catalog<typeof english> = {
  thisWeek: (parts) => `Cette semaine : ${parts}.`,
  lastWeek: (parts) => `La semaine dernière : ${parts}.`,
  nothingYet: 'Cette semaine : rien pour l’instant.',
  parts: {
    seen: (count) => plural('fr', count, { one: 'vu une fois', other: `vu ${count} fois` }),
    sought: (count) =>
      plural('fr', count, { one: 'trouvé dans une recherche', other: `trouvé dans ${count} recherches` }),
    favorite: (count) => plural('fr', count, { one: 'mis en favori une fois', other: `mis en favori ${count} fois` }),
    sold: (count) => plural('fr', count, { one: 'une pièce vendue', other: `${count} pièces vendues` }),
  },
  whatTheyMean: 'Que veulent dire ces chiffres ?',
  allowedBy: (plan) => `Avec l’abonnement ${plan}, vous lisez ici combien de fois votre atelier est vu et trouvé.`,
}
