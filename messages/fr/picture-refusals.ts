import type { Catalog } from '../catalog.ts'
import type { photoRefused as english, pictureRefusals as englishRefusals } from '../en/picture-refusals.ts'
import { isolate } from '../isolate.ts'

export const pictureRefusals: Catalog<typeof englishRefusals> = {
  'too-heavy': 'Ce fichier pèse plus de 15 Mo. Envoyez-en un plus léger.',
  'no-picture': 'Ce n’est pas une image JPEG, PNG ou WebP. Prenez une photo, ou enregistrez l’image en JPEG.',
  'too-many-pixels': 'Cette image a plus de 51 millions de points. Réduisez-la d’abord.',
  'several-frames': 'C’est une animation. Envoyez une seule image.',
  damaged: 'Cette image est coupée ou abîmée. Renvoyez-la depuis sa source.',
  'too-much-work': 'Cette image est trop longue à lire. Enregistrez-la en JPEG simple et envoyez le résultat.',
}

export const photoRefused: Catalog<typeof english> = (why) =>
  `Une des photos ne peut pas être utilisée. ${isolate('ltr', why)} Choisissez de nouveau les photos ; ce que vous avez écrit est toujours là.`
