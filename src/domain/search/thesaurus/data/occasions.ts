import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * Occasions, and the kinds of pieces that one buys for them. One way: who searches a rattle does not ask for every baby
 * gift.
 */
export const occasions: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['gift', 'cadeau', 'هدية', 'هدايا', 'hdiya', 'hedia', 'hdeya', 'kado'] },
  {
    kind: 'broader',
    asked: ['baby gift', 'newborn gift', 'cadeau naissance', 'cadeau bébé', 'هدية مولود', 'هدية رضيع'],
    found: [
      'rattle',
      'hochet',
      'خشخيشة',
      'baby fouta',
      'fouta de bébé',
      'فوطة رضيع',
      'bird mobile',
      "mobile d'oiseaux",
      'معلقة عصافير',
    ],
  },
  {
    kind: 'broader',
    asked: ['gift', 'gift idea', 'present', 'cadeau', 'idée cadeau', 'هدية', 'فكرة هدية'],
    found: [
      ...['earrings', "boucles d'oreilles", 'أقراط', 'necklace', 'collier', 'قلادة', 'bracelet', 'سوار'],
      ...['candle', 'bougie', 'شمعة', 'soap', 'savon', 'صابون', 'coffee cups', 'tasses à café', 'فناجين'],
      ...['scarf', 'foulard', 'وشاح', 'jewelry box', 'coffret', 'علبة'],
    ],
  },
  { kind: 'same', words: ['wedding', 'mariage', 'عرس', 'أعراس', 'زواج', '3ers', 'zawej', '3irs'] },
  {
    kind: 'broader',
    asked: ['wedding', 'wedding gift', 'mariage', 'cadeau mariage', 'عرس', 'هدية عرس', '3ers'],
    found: ['sefsari', 'سفساري', 'jebba', 'جبة', 'filigree', 'filigrane'],
  },
  { kind: 'same', words: ['engagement', 'fiançailles', 'خطوبة', 'khotba', '5otba'] },
  { kind: 'same', words: ['trousseau', 'jhez', 'جهاز العروسة', 'جهاز العروس'] },
  {
    kind: 'same',
    words: ['henna night', 'soirée henné', 'nuit du henné', 'ليلة الحنة', 'حنة العروسة', 'lilet el henna'],
  },
  {
    kind: 'broader',
    asked: ['henna night', 'soirée henné', 'nuit du henné', 'ليلة الحنة', 'lilet el henna'],
    found: ['henna', 'henné', 'حنة', 'blousa', 'بلوزة', 'candle', 'bougie', 'شمعة', 'incense', 'encens', 'بخور'],
  },
  { kind: 'same', words: ['circumcision', 'circoncision', 'ختان', 'طهور', 'thour', 'tahour'] },
  {
    kind: 'broader',
    asked: ['circumcision', 'circoncision', 'طهور', 'ختان'],
    found: ['jebba', 'جبة', 'chéchia', 'شاشية'],
  },
  { kind: 'same', words: ['ramadan', 'رمضان', 'romdhan', 'romdhane', 'ramadhan'] },
  {
    kind: 'broader',
    asked: ['ramadan', 'رمضان', 'romdhan', 'romdhane', 'ramadhan', 'iftar', 'إفطار'],
    found: ['lantern', 'lanterne', 'فانوس', 'serving bowl', 'saladier', 'صحفة', 'coffee cup', 'tasse à café', 'فنجان'],
  },
  { kind: 'same', words: ['eid', 'aïd', 'عيد', 'aid', '3id'] },
  {
    kind: 'broader',
    asked: ['eid', 'aïd', '3id', 'eid clothes', 'habit aïd', 'لباس العيد', 'عيد الفطر', 'عيد الإضحى'],
    found: ['jebba', 'جبة', 'farmla', 'فرملة', 'babouche', 'balgha', 'بلغة', 'chéchia', 'شاشية'],
  },
  { kind: 'same', words: ['mouled', 'mawlid', 'mouloud', 'مولد', 'المولد النبوي'] },
  { kind: 'same', words: ["mother's day", 'fête des mères', 'عيد الأم', 'عيد الأمهات', '3id el om'] },
  {
    kind: 'broader',
    asked: ["mother's day", 'fête des mères', 'عيد الأم', '3id el om', 'gift for mom', 'cadeau maman', 'هدية للأم'],
    found: [
      'scarf',
      'écharpe',
      'وشاح',
      'necklace',
      'collier',
      'قلادة',
      'candle',
      'bougie',
      'شمعة',
      'eau de rose',
      'ماء ورد',
    ],
  },
  { kind: 'same', words: ["father's day", 'fête des pères', 'عيد الأب'] },
  {
    kind: 'broader',
    asked: ["father's day", 'fête des pères', 'عيد الأب'],
    found: ['balgha', 'بلغة', 'satchel', 'sacoche'],
  },
  { kind: 'same', words: ['birthday', 'anniversaire', 'عيد ميلاد', '3id miled'] },
  { kind: 'same', words: ["valentine's day", 'saint-valentin', 'عيد الحب'] },
  { kind: 'same', words: ['housewarming', 'crémaillère', 'منزل جديد', 'دار جديدة', 'dar jdida'] },
  {
    kind: 'broader',
    asked: ['housewarming', 'housewarming gift', 'crémaillère', 'pendaison de crémaillère', 'دار جديدة', 'dar jdida'],
    found: [
      'vase',
      'مزهرية',
      'lantern',
      'lanterne',
      'فانوس',
      'mirror',
      'miroir',
      'مرآة',
      'cushion',
      'coussin',
      'وسادة',
    ],
  },
  { kind: 'same', words: ['hammam', '7ammam', 'حمام', 'turkish bath', 'bain maure', 'حمام عربي'] },
  {
    kind: 'broader',
    asked: ['hammam', '7ammam', 'حمام', 'bain maure'],
    found: ['ghassoul', 'غاسول', 'tfal', 'طين غسيل', 'kessa', 'كاسة حمام', 'black soap', 'savon noir', 'fouta', 'فوطة'],
  },
  { kind: 'same', words: ['beach', 'plage', 'شاطئ'] },
  {
    kind: 'broader',
    asked: ['beach', 'plage', 'شاطئ'],
    found: ['fouta', 'فوطة', 'beach tote', 'sun hat', 'حقيبة بحر'],
  },
  { kind: 'same', words: ['picnic', 'pique-nique', 'نزهة'] },
]
