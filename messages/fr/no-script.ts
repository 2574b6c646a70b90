import type { Catalog } from '../catalog.ts'
import type { noScriptMessages as english } from '../en/no-script.ts'

export const noScriptMessages: Catalog<typeof english> = {
  needsScript:
    'Cette page a besoin de JavaScript : votre panier, vos favoris et votre dernière commande sont gardés dans votre navigateur.',
  whatToDo:
    'Vous pouvez commander sans : ouvrez une pièce et commandez-la depuis sa page, une à la fois. Ou appelez-nous, ou écrivez-nous : nous prenons votre commande, ou vous disons où en est la vôtre.',
  lookAround: 'Parcourir la boutique',
  writeToUs: 'Nous écrire',
}
