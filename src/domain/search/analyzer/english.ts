import { stemmer } from '@orama/stemmers/english'

/**
 * English: the Porter stemmer, and the irregular plurals of things that a shop of crafts sells. The 's is gone when
 * words are split.
 */
export function stemEnglish(word: string): string {
  return stemmer(irregular.get(word) ?? word)
}

const irregular = new Map([
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['shelves', 'shelf'],
  ['scarves', 'scarf'],
  ['loaves', 'loaf'],
  ['women', 'woman'],
  ['men', 'man'],
  ['children', 'child'],
  ['feet', 'foot'],
])
