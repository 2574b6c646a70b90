import type { ColorKey, MaterialKey } from './filter-key.ts'

/**
 * How the texts of products and of searches name a key. Phrases are in any form and language that the thesaurus has.
 */
export interface KeyWords {
  /** Phrases of the thesaurus: these and what means the same stand for the key wherever they are. */
  readonly named: readonly string[]
  /** Phrases of the thesaurus that belong to the key in a product, but mean something narrower in a search. */
  readonly narrower?: readonly string[]
  /** Words that name the key where only colors or materials are written, but mean other things elsewhere. */
  readonly only?: readonly string[]
  /** Whether a phrase of a search or a description may mean something else. */
  readonly isAmbiguous?: true
  /** Whether a material is also the name of a color. */
  readonly isAlsoColor?: true
}

export const colorWords: Readonly<Record<ColorKey, KeyWords>> = {
  white: { named: ['white'] },
  cream: { named: ['cream', 'ecru', 'ivory'], isAmbiguous: true },
  beige: { named: ['beige'], only: ['sand', 'sable', 'رملي', 'الرمل'] },
  natural: {
    named: ['natural'],
    narrower: ['olive wood', 'wood', 'linen', 'esparto', 'palm'],
    isAmbiguous: true,
  },
  brown: {
    named: ['brown'],
    narrower: ['tan', 'cognac', 'earth colors'],
    only: ['marron', 'قهوي', 'camel', 'جملي', 'henna', 'henné', 'حناء', 'حنة', 'chestnut', 'noisette', 'terre'],
  },
  black: { named: ['black'] },
  grey: { named: ['grey'], narrower: ['anthracite', 'charcoal grey'] },
  silver: { named: ['silver'], isAmbiguous: true },
  gold: { named: ['gold', 'gilded'], only: ['ذهبي', 'ذهبية', 'dorée'], isAmbiguous: true },
  yellow: {
    named: ['yellow'],
    narrower: ['mustard', 'saffron yellow', 'saffron stripes', 'pois safran'],
    only: ['saffron', 'safran', 'زعفراني', 'زعفرانية', 'زعفران', 'ocre', 'ocher', 'ochre', 'amber', 'ambre'],
  },
  orange: {
    named: ['orange color'],
    narrower: ['rust', 'terracotta'],
    only: ['orange', 'برتقالي', 'برتقالية', 'abricot', 'apricot'],
  },
  red: {
    named: ['red'],
    narrower: ['crimson', 'burgundy', 'madder', 'brick red', 'pomegranate red', 'coral red'],
    only: [
      ...['brick', 'brique', 'قرميد', 'wine', 'vin', 'lie', 'pomegranate', 'grenade', 'رماني', 'رمان'],
      ...['coral', 'corail', 'مرجاني', 'مرجان', 'garance'],
    ],
  },
  pink: {
    named: ['pink', 'couleur rose'],
    narrower: [
      ...['fuchsia', 'rose clair', 'rose poudré', 'vieux rose', 'rose stripes', 'rayures roses', 'rose dots'],
      ...['pink stripe', 'bande rose', 'خط وردي', 'خطوط وردية', 'نقاط وردية', 'وردي فاتح'],
    ],
    only: ['rose', 'وردي', 'وردية', 'زهري', 'زهرية'],
  },
  purple: { named: ['purple'], narrower: ['aubergine', 'lilac', 'lilas'] },
  blue: {
    named: ['blue'],
    narrower: [
      ...['turquoise', 'cobalt', 'indigo', 'navy', 'midnight blue', 'sky blue', 'sea blue'],
      ...['خط نيلي', 'خطوط نيلية', 'شريط نيلي', 'لون نيلي'],
    ],
    only: ['نيلي', 'نيلية', 'نيلة', 'كحلي', 'كحلية', 'marine', 'سماوي', 'sea', 'mer', 'البحر', 'azur'],
  },
  green: {
    named: ['green'],
    narrower: ['emerald', 'olive green', 'sea green', 'olive stripes', 'sage dots'],
    only: ['olive', 'زيتوني', 'زيتونية', 'sage', 'sauge', 'مريمية', 'mint', 'menthe'],
  },
  multicolor: { named: ['multicolor'], only: ['garden', 'jardin'] },
}

export const materialWords: Readonly<Record<MaterialKey, KeyWords>> = {
  wool: { named: ['wool'], narrower: ['merino', 'mohair', 'cashmere', 'sheepskin', 'camel hair'] },
  cotton: { named: ['cotton'], narrower: ['percale', 'muslin', 'canvas', 'oilcloth'] },
  silk: { named: ['silk'] },
  linen: { named: ['linen'] },
  leather: { named: ['leather'], narrower: ['suede', 'goat leather', 'sheepskin'] },
  felt: { named: ['felt'], isAmbiguous: true },
  velvet: { named: ['velvet'] },
  esparto: { named: ['esparto'] },
  palm: { named: ['palm'], isAmbiguous: true },
  raffia: { named: ['raffia'] },
  rush: { named: ['rush'], isAmbiguous: true },
  wicker: { named: ['wicker'], isAmbiguous: true },
  rattan: { named: ['rattan'] },
  cork: { named: ['cork'], isAmbiguous: true },
  wood: { named: ['wood'], narrower: ['olive wood', 'palm wood', 'walnut wood', 'cedar', 'orange wood'] },
  'olive-wood': { named: ['olive wood'] },
  ceramic: {
    named: ['ceramic', 'pottery', 'clay', 'terracotta'],
    narrower: ['faience', 'stoneware'],
    isAlsoColor: true,
  },
  porcelain: { named: ['porcelain'] },
  glass: { named: ['glass'], narrower: ['blown glass'], isAmbiguous: true },
  marble: { named: ['marble'] },
  silver: { named: ['silver'] },
  gold: { named: ['gold'], narrower: ['gilded'], isAmbiguous: true },
  copper: { named: ['copper'] },
  brass: { named: ['brass'] },
  iron: { named: ['wrought iron'] },
  steel: { named: ['steel'] },
  pewter: { named: ['pewter'] },
  coral: { named: ['coral'], isAmbiguous: true, isAlsoColor: true },
  nacre: { named: ['nacre'] },
  pearl: { named: ['pearl'], isAmbiguous: true },
}
