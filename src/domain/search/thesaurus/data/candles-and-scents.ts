import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * Candles, incense and scents. Left out: rose, ward and ورد alone (flower and color), زهر alone (blossom and luck),
 * cire alone (its stem is that of ciré), ريحان (basil or myrtle, by region), عود alone (oud and a stick).
 */
export const candlesAndScents: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['candle', 'bougie', 'شمعة', 'شمع', 'شموع', 'cham3a', 'chem3a', 'sham3a'] },
  { kind: 'same', words: ['scented candle', 'bougie parfumée', 'شمعة معطرة', 'شموع معطرة', 'cham3a m3atra'] },
  { kind: 'same', words: ['candlestick', 'candle holder', 'bougeoir', 'شمعدان'] },
  { kind: 'same', words: ['beeswax', "cire d'abeille", 'شمع النحل', 'شمع العسل'] },
  { kind: 'same', words: ['soy wax', 'cire de soja', 'شمع الصويا'] },
  { kind: 'same', words: ['incense', 'encens', 'بخور', 'bkhour', 'b5our', 'bkhor'] },
  { kind: 'broader', asked: ['incense', 'encens', 'بخور', 'bkhour'], found: ['benjoin', 'جاوي', 'لبان'] },
  { kind: 'same', words: ['incense burner', 'brûle-encens', 'encensoir', 'مبخرة', 'mabkhra', 'mab5ra'] },
  { kind: 'same', words: ['frankincense', 'oliban', 'لبان', 'louban'] },
  { kind: 'same', words: ['benzoin', 'benjoin', 'جاوي', 'jaoui', 'jawi'] },
  { kind: 'same', words: ['jasmine', 'jasmin', 'ياسمين', 'yasmine', 'yasmin', 'yesmin', 'yasmina'] },
  { kind: 'same', words: ['orange blossom', "fleur d'oranger", 'زهر الأرنج', 'زهر البرتقال', 'زهر النارنج'] },
  { kind: 'same', words: ['neroli', 'néroli', 'زيت الزهر', 'نيرولي', 'zit zhar'] },
  { kind: 'broader', asked: ['orange blossom', "fleur d'oranger", 'زهر الأرنج'], found: ['neroli', 'زيت الزهر'] },
  { kind: 'same', words: ['geranium', 'géranium', 'عطرشية', '3atrchia', 'atrchia'] },
  { kind: 'same', words: ['lavender', 'lavande', 'خزامى', 'khzema', '5zema'] },
  { kind: 'same', words: ['rosemary', 'romarin', 'إكليل', 'klil', 'iklil'] },
  { kind: 'same', words: ['thyme', 'thym', 'زعتر', 'za3tar', 'zaatar'] },
  { kind: 'same', words: ['mint', 'menthe', 'نعناع', 'na3na3', 'naanaa'] },
  { kind: 'same', words: ['chamomile', 'camomille', 'بابونج', 'babounj'] },
  { kind: 'same', words: ['bitter orange', 'bigaradier', 'bigarade', 'أرنج', 'نارنج'] },
  { kind: 'same', words: ['clove', 'clou de girofle', 'girofle', 'قرنفل', 'عود قرنفل', '9ronfel'] },
  { kind: 'same', words: ['amber', 'ambre', 'عنبر', '3anbar', '3ambar', 'ambar', 'anbar'] },
  { kind: 'same', words: ['musk', 'musc', 'مسك', 'mesk', 'misk'] },
  { kind: 'same', words: ['sandalwood', 'santal', 'bois de santal', 'خشب الصندل', 'عود الصندل'] },
  { kind: 'same', words: ['agarwood', 'bois de oud', "bois d'agar", 'عود القماري', 'خشب العود', 'oud 9mari'] },
  { kind: 'same', words: ['vanilla', 'vanille', 'فانيليا'] },
  { kind: 'same', words: ['cinnamon', 'cannelle', 'قرفة', '9orfa', '9erfa'] },
  { kind: 'same', words: ['home fragrance', "parfum d'intérieur", 'parfum maison', 'معطر المنزل', 'معطر الجو'] },
  {
    kind: 'broader',
    asked: ['home fragrance', "parfum d'intérieur", 'parfum maison', 'معطر الجو'],
    found: ['candle', 'bougie', 'شمعة', 'incense', 'encens', 'بخور', 'diffuser', 'diffuseur'],
  },
]
