import type { Catalog } from '../catalog.ts'
import type { dataTermMessages as english } from '../en/data-term.ts'

export const dataTermMessages: Catalog<typeof english> = {
  text: 'Votre nom, votre e-mail, votre téléphone, votre adresse et vos notes servent à livrer cette commande et à en assurer le suivi ; ils ne sont transmis qu’au livreur (loi organique n° 2004-63). Écrivez-nous et nous les effaçons.',
  title: 'Vos données personnelles',
}
