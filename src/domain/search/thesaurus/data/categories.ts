import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/** The names of categories that other entries do not have. Products have the English one among their words. */
export const categories: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['accessories', 'accessoires', 'إكسسوارات', 'اكسسوارات', 'aksesswarat'] },
  { kind: 'broader', asked: ['bag', 'sac', 'حقيبة', 'حقائب', 'شنطة', 'شنط', 'sak', 'chanta'], found: ['bags'] },
  { kind: 'same', words: ['clothing', 'clothes', 'vêtement', 'habit', 'ملابس', 'لباس', 'حوايج', '7wayej', 'lebsa'] },
  { kind: 'broader', asked: ['child', 'enfant', 'طفل', 'أطفال', 'صغار', 'sghar'], found: ['kids'] },
  { kind: 'same', words: ['shoes', 'chaussure', 'footwear', 'حذاء', 'أحذية', 'صباط', 'sabbat', 'sobbat'] },
]
