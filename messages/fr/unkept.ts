import type { Catalog } from '../catalog.ts'
import type { unkeptMessages as english } from '../en/unkept.ts'

export const unkeptMessages: Catalog<typeof english> = {
  text: 'Votre navigateur ne garde pas ce que vous choisissez ici : votre panier, vos favoris et ce que vous avez écrit restent là jusqu’à ce que vous fermiez ou rechargiez cette page.',
}
