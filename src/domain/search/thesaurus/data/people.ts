import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * For whom a piece is. Left out, alone: mère (its stem without accents is that of mer), bride (a strap in French), boy
 * (its stem is that of bois), bent and weld (English verbs), marié (its stem is that of mari), عروسة (bride and doll),
 * طفل and طفلة (child and clay), صغار (children and "small"), مرا (its stem is that of mirror), أم, أب and جدي.
 */
export const people: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['man', 'homme', 'masculin', 'رجل', 'رجال', 'رجالي', 'rajel', 'rejel', 'rjel', 'rjeli'] },
  { kind: 'same', words: ['woman', 'femme', 'féminin', 'امرأة', 'نساء', 'نسائي', 'mra', 'nsa', 'nsewi'] },
  { kind: 'same', words: ['child', 'kid', 'enfant', 'أطفال', 'أولاد'] },
  {
    kind: 'broader',
    asked: ['child', 'kid', 'enfant', 'أطفال'],
    found: ['toy', 'jouet', 'لعبة', 'baby', 'bébé', 'رضيع'],
  },
  { kind: 'same', words: ['baby', 'bébé', 'newborn', 'nouveau-né', 'رضيع', 'مولود', 'bebe'] },
  { kind: 'same', words: ['girl', 'fille', 'fillette', 'بنت', 'بنات', 'bnet', 'tofla'] },
  { kind: 'same', words: ['little boy', 'garçon', 'ولد', 'tfol sghir'] },
  { kind: 'same', words: ['mom', 'mum', 'mother', 'maman', 'أمي', 'ماما', 'ommi', 'yomma'] },
  { kind: 'same', words: ['dad', 'father', 'papa', 'بابا', 'baba', 'أبي'] },
  { kind: 'same', words: ['wedding dress', 'robe de mariée', 'فستان عروس', 'لباس العروسة'] },
  { kind: 'same', words: ['groom', 'bridegroom', 'عريس', '3ris'] },
  { kind: 'same', words: ['grandmother', 'grandma', 'grand-mère', 'mamie', 'جدة', 'mémé', 'mami'] },
  { kind: 'same', words: ['grandfather', 'grandpa', 'grand-père', 'papy'] },
  { kind: 'same', words: ['guest', 'invité', 'ضيف', 'ضيوف', 'dhif', 'dhyouf'] },
]
