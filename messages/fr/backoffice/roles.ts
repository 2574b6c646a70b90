import type { Catalog } from '../../catalog.ts'
import type { rolesMessages as english } from '../../en/backoffice/roles.ts'

export const rolesMessages: Catalog<typeof english> = {
  owner: {
    name: 'Propriétaire',
    means: 'décide aussi qui travaille ici',
    give: 'Rendre propriétaire',
    asked: {
      question: 'Un propriétaire décide qui travaille ici et peut fermer l’accès à tous les autres, vous compris.',
      sure: 'Oui, rendre propriétaire',
    },
  },
  staff: {
    name: 'Équipe',
    means: 'pour le travail de tous les jours',
    give: 'Rendre membre de l’équipe',
    asked: undefined,
  },
}
