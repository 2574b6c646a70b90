import type { Catalog } from '../../catalog.ts'
import type { carrierMessages as english } from '../../en/backoffice/carrier.ts'

export const carrierMessages: Catalog<typeof english> = {
  label: 'Qui livre',
  none: 'À choisir',
  own: 'Nous-mêmes',
  ownBy: (name) => `Nous-mêmes : ${name} garde l’argent`,
  ownByOther: 'Nous-mêmes : quelqu’un d’autre garde l’argent',
  asked: (carrier) => `Qui livre : ${carrier}`,
  holder: 'Qui garde l’argent',
  problems: {
    'no-carrier': 'Choisissez qui livre les colis.',
    'no-holder': 'Indiquez qui garde l’argent.',
    'name-taken': 'Un livreur porte ce nom.',
    'too-many': 'Il y a autant de livreurs que possible.',
  },
  startHandover: 'Commencer une remise',
}
