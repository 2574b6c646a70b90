import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * Patterns and signs. Left out: جمال (camels and beauty), معين (a diamond and "certain"), carreau (a check and a tile),
 * pois alone (dots and peas), œil and main alone (body and "handmade"), خمسة alone (the hand and five),
 * مزهر (its stem is that of vase), plaid (a blanket in French).
 */
export const patterns: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['stripe', 'striped', 'rayure', 'rayé', 'مخطط', 'خطوط', 'mkhattat', 'm5atet'] },
  { kind: 'same', words: ['dots', 'polka dot', 'motif pois', 'نقاط', 'منقط'] },
  { kind: 'same', words: ['checkered', 'motif carreaux', 'مربعات', 'كاروهات'] },
  { kind: 'same', words: ['diamond pattern', 'lozenge', 'losange', 'نقش معينات'] },
  { kind: 'same', words: ['geometric', 'géométrique', 'هندسي', 'أشكال هندسية'] },
  { kind: 'same', words: ['floral', 'flowered', 'fleuri', 'motif fleurs', 'نقشة زهور'] },
  { kind: 'same', words: ['star', 'étoile', 'نجمة', 'نجوم', 'nejma', 'najma'] },
  { kind: 'same', words: ['crescent', 'croissant de lune', 'هلال', 'hlel'] },
  { kind: 'same', words: ['fish', 'poisson', 'حوت', 'حوتة', 'سمك', 'سمكة', 'hout', '7out', '7outa', 'houta'] },
  { kind: 'same', words: ['bird', 'oiseau', 'عصفور', 'عصافير', 'طير', 'asfour', '3asfour'] },
  { kind: 'same', words: ['camel', 'chameau', 'dromadaire', 'جمل', 'jmal', 'jmel'] },
  { kind: 'same', words: ['tortoise', 'turtle', 'tortue', 'سلحفاة', 'فكرون', 'fakroun', 'fekroun'] },
  { kind: 'same', words: ['gazelle', 'غزالة', 'غزال', 'ghzela', '8zela'] },
  { kind: 'same', words: ['peacock', 'paon', 'طاووس', 'tawous'] },
  { kind: 'same', words: ['arabesque', 'foliage scroll', 'rinceau', 'أرابيسك', 'توريق'] },
  { kind: 'same', words: ['rosette', 'rosace', 'وردة هندسية'] },
  {
    kind: 'same',
    words: ['khomsa', 'khamsa', 'hamsa', '5omsa', 'hand of fatima', 'main de fatma', 'main de fatima', 'يد فاطمة'],
  },
  { kind: 'same', words: ['evil eye', 'mauvais œil', 'عين الحسود', '3in el 7soud'] },
  { kind: 'broader', asked: ['evil eye', 'mauvais œil', 'عين الحسود'], found: ['khomsa', 'main de fatma'] },
  {
    kind: 'same',
    words: ['berber signs', 'berber motif', 'signes berbères', 'motif berbère', 'رموز بربرية', 'نقوش بربرية'],
  },
  { kind: 'same', words: ['berber', 'berbère', 'amazigh', 'بربري', 'أمازيغي'] },
  { kind: 'same', words: ['olive branch', "rameau d'olivier", 'غصن زيتون'] },
]
