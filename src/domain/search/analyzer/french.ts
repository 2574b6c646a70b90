import { stemmer } from '@orama/stemmers/french'

/**
 * French: the Snowball stemmer on words without accents, after three repairs that it needs: plurals in -x and after u,
 * feminine participles (brodee was brodée), and irregular words of crafts. Elisions are gone when words are split.
 */
export function stemFrench(word: string): string {
  const singular = word.replace(/(?<=[eo]u|yau)[sx]$/u, '')
  const known = irregular.get(word) ?? irregular.get(word.replace(/s$/u, '')) ?? singular
  return stemmer(known.replace(/(?<=..)ee(s?)$/u, 'ée$1'))
}

const irregular = new Map([
  ['coraux', 'corail'],
  ['emaux', 'email'],
  ['vitraux', 'vitrail'],
  ['travaux', 'travail'],
  ['blanche', 'blanc'],
  ['seche', 'sec'],
  ['fraiche', 'frais'],
  ['franche', 'franc'],
  ['longue', 'long'],
  ['douce', 'doux'],
  ['rousse', 'roux'],
  ['vieille', 'vieux'],
  ['vieil', 'vieux'],
  ['belle', 'beau'],
  ['nouvelle', 'nouveau'],
  ['neuve', 'neuf'],
])
