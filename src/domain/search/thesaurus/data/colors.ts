import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * Colors, in both genders where the stems differ. Left out, because the word alone is also another thing: rose and وردي
 * (the flower), زهري (blossom), orange and برتقالي (the fruit), olive and زيتوني (wood and oil), saffron and زعفراني
 * (the spice), honey and عسلي, camel and جملي (the animal), sand and رملي, قهوي and سكري (coffee, sugar), رماني (the
 * fruit), خضر (vegetables), بيض (eggs), كحلة and كحلي (kohl), marron (chestnut), نيلي and نيلة (the powder).
 */
export const colors: readonly ThesaurusEntry[] = [
  {
    kind: 'same',
    words: ['blue', 'bleu', 'bleue', 'أزرق', 'زرقاء', 'زرق', 'azrek', 'azra9', 'azraq', 'zar9a', 'zarka', 'zer9a'],
  },
  {
    kind: 'broader',
    asked: ['blue', 'bleu', 'bleue', 'أزرق', 'زرقاء', 'azrek', 'azra9', 'azraq', 'zar9a', 'zarka'],
    found: ['indigo', 'turquoise', 'cobalt', 'navy', 'فيروزي', 'كوبالت', 'خطوط نيلية', 'خط نيلي'],
  },
  { kind: 'same', words: ['turquoise', 'فيروزي', 'فيروزية', 'firouzi'] },
  { kind: 'same', words: ['cobalt', 'كوبالت'] },
  { kind: 'broader', asked: ['indigo'], found: ['خط نيلي', 'خطوط نيلية', 'شريط نيلي', 'لون نيلي'] },
  { kind: 'same', words: ['navy', 'navy blue', 'bleu marine', 'أزرق كحلي', 'azra9 ka7li'] },
  { kind: 'same', words: ['midnight blue', 'bleu nuit', 'أزرق ليلي'] },
  { kind: 'same', words: ['sky blue', 'light blue', 'bleu ciel', 'bleu clair', 'أزرق سماوي', 'أزرق فاتح', 'سماوي'] },
  { kind: 'same', words: ['sea blue', 'bleu mer', 'أزرق بحري', 'لون البحر'] },
  {
    kind: 'same',
    words: ['red', 'rouge', 'أحمر', 'حمراء', 'حمر', 'ahmer', 'a7mer', 'a7mar', 'ahmar', '7amra', 'hamra'],
  },
  {
    kind: 'broader',
    asked: ['red', 'rouge', 'أحمر', 'حمراء', 'ahmer', 'a7mer'],
    found: ['crimson', 'cramoisi', 'قرمزي', 'burgundy', 'bordeaux', 'lie-de-vin', 'خمري', 'madder', 'garance'],
  },
  { kind: 'same', words: ['crimson', 'cramoisi', 'قرمزي', 'carmin'] },
  { kind: 'same', words: ['burgundy', 'wine red', 'bordeaux', 'lie-de-vin', 'خمري', 'عنابي'] },
  {
    kind: 'same',
    words: ['green', 'vert', 'verte', 'أخضر', 'خضراء', 'akhdher', 'akhdhar', 'akhdar', 'a5dher', 'khadhra', '5adhra'],
  },
  {
    kind: 'broader',
    asked: ['green', 'vert', 'verte', 'أخضر', 'خضراء', 'akhdher', 'a5dher'],
    found: [
      'emerald',
      'émeraude',
      'زمردي',
      'olive stripes',
      'rayures olive',
      'خطوط زيتونية',
      'sage dots',
      'pois sauge',
    ],
  },
  { kind: 'same', words: ['emerald', 'émeraude', 'زمردي'] },
  { kind: 'same', words: ['olive green', 'vert olive', 'أخضر زيتوني', 'akhdher zitouni'] },
  { kind: 'same', words: ['sea green', 'vert marin', 'أخضر بحري'] },
  {
    kind: 'same',
    words: ['yellow', 'jaune', 'أصفر', 'صفراء', 'asfer', 'asfar', 'safra', 'sefra'],
  },
  {
    kind: 'broader',
    asked: ['yellow', 'jaune', 'أصفر', 'صفراء', 'asfer', 'asfar', 'safra'],
    found: [
      'mustard',
      'moutarde',
      'saffron stripes',
      'rayures safran',
      'خطوط زعفرانية',
      'saffron yellow',
      'pois safran',
    ],
  },
  { kind: 'same', words: ['saffron yellow', 'jaune safran', 'أصفر زعفراني'] },
  {
    kind: 'same',
    words: ['white', 'blanc', 'blanche', 'أبيض', 'بيضاء', 'abyedh', 'abyadh', 'abyeth', 'bidha', 'baydha'],
  },
  {
    kind: 'broader',
    asked: ['white', 'blanc', 'blanche', 'أبيض', 'بيضاء', 'abyedh'],
    found: ['ivory', 'ivoire', 'عاجي', 'ecru', 'écru', 'off-white', 'blanc cassé'],
  },
  { kind: 'same', words: ['ivory', 'ivoire', 'عاجي'] },
  { kind: 'same', words: ['ecru', 'écru', 'off-white', 'blanc cassé'] },
  { kind: 'same', words: ['cream', 'crème', 'كريمي', 'كريم'] },
  {
    kind: 'same',
    words: ['black', 'noir', 'noire', 'أسود', 'سوداء', 'سود', 'أكحل', 'ak7el', 'akhel', 'ak7al', 'ka7la'],
  },
  { kind: 'same', words: ['grey', 'gray', 'gris', 'grise', 'رمادي', 'رمادية', 'rmedi', 'ramadi', 'gri'] },
  {
    kind: 'broader',
    asked: ['grey', 'gray', 'gris', 'grise', 'رمادي'],
    found: ['anthracite', 'charcoal grey'],
  },
  { kind: 'same', words: ['brown', 'brun', 'brune', 'بني', 'بنية', 'bonni'] },
  {
    kind: 'broader',
    asked: ['brown', 'brun', 'brune', 'marron', 'بني', 'bonni', '9ahwi'],
    found: ['brown', 'brun', 'بني', 'couleur marron', 'cognac', 'لون قهوي'],
  },
  { kind: 'same', words: ['beige', 'بيج', 'sand color', 'couleur sable', 'لون الرمل'] },
  { kind: 'same', words: ['tan', 'fauve', 'بني فاتح'] },
  { kind: 'same', words: ['cognac', 'كستنائي'] },
  { kind: 'same', words: ['natural', 'naturel', 'طبيعي', 'tabi3i'] },
  { kind: 'same', words: ['rust', 'rouille', 'صدئي', 'لون الصدأ'] },
  { kind: 'same', words: ['brick red', 'rouge brique', 'قرميدي', 'خطوط قرميدية'] },
  { kind: 'same', words: ['earth colors', 'earth tones', 'tons terre', 'couleurs terre', 'ألوان ترابية'] },
  { kind: 'same', words: ['purple', 'violet', 'violette', 'بنفسجي', 'موف', 'mauve', 'bnafsji'] },
  { kind: 'same', words: ['aubergine', 'eggplant', 'لون باذنجاني'] },
  {
    kind: 'broader',
    asked: ['purple', 'violet', 'violette', 'بنفسجي', 'mauve'],
    found: ['aubergine', 'eggplant', 'لون باذنجاني', 'lilas', 'lilac'],
  },
  { kind: 'same', words: ['fuchsia', 'فوشيا'] },
  {
    kind: 'broader',
    asked: ['pink', 'couleur rose', 'rose clair', 'لون وردي', 'وردي فاتح', 'لون زهري', 'lawn wardi'],
    found: [
      'pink',
      'fuchsia',
      'rose clair',
      'rose poudré',
      'vieux rose',
      'rose stripes',
      'rayures roses',
      'خطوط وردية',
    ],
  },
  {
    kind: 'broader',
    asked: ['pink', 'couleur rose', 'لون وردي'],
    found: ['rose dots', 'pois roses', 'نقاط وردية', 'pink stripe', 'bande rose', 'خط وردي', 'لون وردي'],
  },
  {
    kind: 'broader',
    asked: ['couleur orange', 'orange color', 'لون برتقالي'],
    found: ['couleur orange', 'orange color', 'لون برتقالي', 'rust', 'rouille', 'brick', 'brique', 'خطوط قرميدية'],
  },
  { kind: 'same', words: ['pomegranate red', 'rouge grenade', 'أحمر رماني'] },
  { kind: 'same', words: ['coral red', 'rouge corail', 'أحمر مرجاني'] },
  { kind: 'same', words: ['colorful', 'colourful', 'multicolor', 'multicolore', 'coloré', 'ملون', 'ملونة', 'mlawen'] },
  { kind: 'same', words: ['plain', 'uni', 'unie'] },
  { kind: 'same', words: ['dark', 'foncé', 'غامق', 'داكن', 'ghame9', 'ghamek'] },
]
