import type { Catalog } from '../../catalog.ts'
import type { picturesMessages as english } from '../../en/backoffice/pictures.ts'
import { isolate } from '../../isolate.ts'
import { plural } from '../../plural.ts'
import { pictureRefusals } from '../picture-refusals.ts'

export const picturesMessages: Catalog<typeof english> = {
  choose: 'Prendre ou choisir des photos',
  chooseOne: 'Prendre ou choisir une photo',
  noScriptLabel: 'Ajouter une photo',
  noScriptNote: 'La photo s’ajoute à la fin de ce formulaire.',
  noScriptHint: 'JPEG, PNG ou WebP, 15 Mo au plus. Elle part avec le formulaire.',
  needsScript: 'Une image ne peut être changée ici qu’avec JavaScript.',
  sending: (name: string) => `Envoi : ${isolate('ltr', name)}`,
  waitingFor: (count: number) =>
    plural('fr', count, { one: `${count} photo en cours d’envoi…`, other: `${count} photos en cours d’envoi…` }),
  retry: 'Réessayer',
  discard: 'Laisser de côté',
  alt: (number: number) => `Ce que montre l’image ${number}`,
  altHint: 'Bol bleu, vu de dessus',
  main: 'Sur la carte',
  color: (number: number) => `Couleur que montre l’image ${number}`,
  allColors: 'Toutes les couleurs',
  colorsHint: 'L’image d’une couleur est montrée à qui choisit cette couleur.',
  earlier: (number: number) => `Monter l’image ${number}`,
  later: (number: number) => `Descendre l’image ${number}`,
  remove: (number: number) => `Retirer l’image ${number}`,
  replaced: 'La nouvelle image se verra après l’enregistrement.',
  problems: {
    ...pictureRefusals,
    unreachable: 'L’image n’est pas arrivée à la boutique. Vérifiez votre connexion et réessayez.',
  },
}
