import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/** Rooms and places of a house, and the kinds of pieces that go there. */
export const rooms: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['living room', 'salon', 'séjour', 'صالون', 'قاعة الجلوس', 'غرفة الجلوس', 'bit el 9o3ad'] },
  {
    kind: 'broader',
    asked: ['living room', 'salon', 'séjour', 'صالون', 'قاعة الجلوس', 'غرفة الجلوس'],
    found: ['cushion', 'coussin', 'وسادة', 'rug', 'tapis', 'سجادة', 'زربية', 'vase', 'مزهرية', 'pouf', 'بوف'],
  },
  { kind: 'same', words: ['bedroom', 'chambre à coucher', 'غرفة النوم', 'بيت النوم', 'bit noum', 'bit ennoum'] },
  {
    kind: 'broader',
    asked: ['bedroom', 'chambre à coucher', 'غرفة النوم', 'بيت النوم', 'bit noum'],
    found: ['bedside rug', 'descente de lit', 'blanket', 'couverture', 'بطانية', 'cushion', 'coussin', 'وسادة'],
  },
  { kind: 'same', words: ['kitchen', 'cuisine', 'مطبخ', 'كوجينة', 'koujina', 'coujina', 'matbakh'] },
  {
    kind: 'broader',
    asked: ['kitchen', 'cuisine', 'مطبخ', 'كوجينة', 'koujina'],
    found: [
      'mortar',
      'mortier',
      'مهراس',
      'هاون',
      'cooking spoon',
      'cuillère de cuisine',
      'ملاعق طبخ',
      'serving board',
      'planche',
    ],
  },
  { kind: 'same', words: ['dining room', 'salle à manger', 'غرفة الطعام', 'قاعة الأكل'] },
  {
    kind: 'broader',
    asked: ['dining room', 'salle à manger', 'tableware', 'vaisselle', 'غرفة الطعام', 'أواني'],
    found: [
      'breakfast plate',
      'dinner plate',
      'assiette',
      'صحن',
      'serving bowl',
      'saladier',
      'صحفة',
      'couscous platter',
      'plat à couscous',
      'مثرد',
    ],
  },
  { kind: 'same', words: ['bathroom', 'salle de bain', 'بيت البانو', 'غرفة الاستحمام', 'bit el bano'] },
  {
    kind: 'broader',
    asked: ['bathroom', 'salle de bain', 'بيت البانو', 'bit el bano'],
    found: ['soap', 'savon', 'صابون', 'fouta', 'فوطة', 'towel', 'serviette', 'منشفة', 'mirror', 'miroir', 'مرآة'],
  },
  {
    kind: 'same',
    words: ["children's room", 'kids room', "chambre d'enfant", 'غرفة الأطفال', 'بيت الصغار', 'bit esghar'],
  },
  {
    kind: 'broader',
    asked: ["children's room", 'kids room', "chambre d'enfant", 'chambre bébé', 'غرفة الأطفال', 'بيت الصغار'],
    found: [
      "child's stool",
      "tabouret d'enfant",
      'مقعد صغير',
      'bird mobile',
      "mobile d'oiseaux",
      'معلقة عصافير',
      'puppet',
      'marionnette',
    ],
  },
  { kind: 'same', words: ['hallway', 'corridor', 'couloir', 'vestibule', 'سقيفة', 's9ifa', 'skifa'] },
  {
    kind: 'broader',
    asked: ['hallway', 'couloir', 'vestibule', 'entrée maison', 'سقيفة', 'skifa'],
    found: ['runner', 'tapis de couloir', 'بساط طويل', 'mirror', 'miroir', 'مرآة', 'lantern', 'lanterne', 'فانوس'],
  },
  { kind: 'same', words: ['terrace', 'terrasse', 'balcony', 'balcon', 'شرفة', 'بلكونة', 'تراس'] },
  { kind: 'same', words: ['garden', 'jardin', 'حديقة', 'جنينة', 'jnina'] },
  { kind: 'same', words: ['patio', 'وسط الدار', 'wost eddar', 'west eddar'] },
  {
    kind: 'broader',
    asked: ['terrace', 'terrasse', 'balcony', 'balcon', 'patio', 'garden', 'jardin', 'شرفة', 'حديقة', 'وسط الدار'],
    found: ['lantern', 'lanterne', 'فانوس', 'flower pot', 'pot de fleurs', 'محبس'],
  },
  {
    kind: 'same',
    words: ['wall decoration', 'wall decor', 'décoration murale', 'déco murale', 'زينة حائط', 'ديكور حيطان'],
  },
  {
    kind: 'broader',
    asked: ['wall decoration', 'wall decor', 'décoration murale', 'déco murale', 'زينة حائط'],
    found: ['mirror', 'miroir', 'مرآة', 'tapestry', 'tapisserie', 'wall hanging', 'tenture'],
  },
  { kind: 'same', words: ['decoration', 'décoration', 'decor', 'déco', 'ديكور', 'dekor'] },
]
