import type { ThesaurusEntry } from '#domain/search/thesaurus/entry.ts'

/**
 * Care of skin and hair. Left out: طفل alone without its vowels (clay and child), creams (a color too), rose and olive
 * alone.
 */
export const cosmetics: readonly ThesaurusEntry[] = [
  { kind: 'same', words: ['soap', 'savon', 'صابون', 'saboun', 'sabon', 'saboune'] },
  { kind: 'same', words: ['olive oil soap', "savon huile d'olive", 'صابون زيت', 'صابون زيت الزيتون', 'saboun zit'] },
  { kind: 'same', words: ['black soap', 'savon noir', 'صابون بلدي', 'saboun beldi', 'صابون أسود'] },
  { kind: 'same', words: ['green soap', 'savon vert', 'صابون أخضر', 'saboun akhdher'] },
  { kind: 'same', words: ['ghassoul', 'rhassoul', 'ghasoul', '8assoul', '8asoul', 'غاسول'] },
  { kind: 'same', words: ['tfal', 'washing clay', 'argile lavante', 'طين غسيل', 'طين الشعر'] },
  {
    kind: 'broader',
    asked: ['ghassoul', 'rhassoul', 'غاسول'],
    found: ['tfal', 'washing clay', 'argile lavante', 'طين غسيل'],
  },
  { kind: 'broader', asked: ['tfal', 'washing clay', 'argile lavante'], found: ['ghassoul', 'غاسول'] },
  {
    kind: 'same',
    words: [
      'kessa',
      'kessa mitt',
      'exfoliating mitt',
      'gant kessa',
      'gant de gommage',
      'كاسة',
      'كاسة حمام',
      'كاسة الحمام',
      'kesa',
    ],
  },
  { kind: 'same', words: ['rosewater', 'rose water', 'eau de rose', 'ماء ورد', 'ماء الورد', 'ma ward', 'me ward'] },
  {
    kind: 'same',
    words: ['orange blossom water', "eau de fleur d'oranger", 'ماء زهر', 'ماء الزهر', 'ma zhar', 'me zhar', 'mazhar'],
  },
  { kind: 'same', words: ['geranium water', 'eau de géranium', 'ماء عطرشية', 'ma 3atrchia', 'me 3atrchia'] },
  { kind: 'same', words: ['floral water', 'flower water', 'hydrosol', 'hydrolat', 'eau florale', 'مياه الزهور'] },
  {
    kind: 'broader',
    asked: ['floral water', 'hydrolat', 'eau florale', 'مياه الزهور'],
    found: ['rosewater', 'eau de rose', 'ماء ورد', "eau de fleur d'oranger", 'ماء زهر', 'orange blossom water'],
  },
  { kind: 'same', words: ['essential oil', 'huile essentielle', 'زيت أساسي', 'زيوت أساسية'] },
  {
    kind: 'same',
    words: ['prickly pear oil', 'huile figue de barbarie', 'زيت التين الشوكي', 'زيت الهندي', 'zit hendi'],
  },
  { kind: 'same', words: ['argan oil', "huile d'argan", 'زيت الأرغان', 'زيت أرغان'] },
  { kind: 'same', words: ['nigella oil', 'huile de nigelle', 'زيت الحبة السوداء', 'زيت السينوج', 'zit sinouj'] },
  { kind: 'same', words: ['henna', 'henné', 'حنة', 'حناء', '7enna', '7inna', 'henne'] },
  { kind: 'same', words: ['kohl', 'khôl', 'k7ol', 'كحل العين', 'كحل عربي'] },
  { kind: 'same', words: ['harqous', 'harkous', '7ar9ous', 'حرقوس'] },
  { kind: 'same', words: ['swak', 'souak', 'miswak', 'siwak', 'سواك'] },
  { kind: 'same', words: ['shampoo', 'shampooing', 'شامبو', 'شمبوان'] },
  { kind: 'same', words: ['hair care', 'soin cheveux', 'soin des cheveux', 'عناية بالشعر', 'العناية بالشعر'] },
  {
    kind: 'broader',
    asked: ['hair care', 'soin cheveux', 'soin des cheveux', 'العناية بالشعر'],
    found: ['tfal', 'washing clay', 'argile lavante', 'ghassoul', 'غاسول', 'henna', 'henné', 'شامبو'],
  },
  { kind: 'same', words: ['face mask', 'masque visage', 'قناع الوجه', 'ماسك وجه'] },
  {
    kind: 'broader',
    asked: ['face mask', 'masque visage', 'قناع الوجه'],
    found: ['nila', 'نيلة', 'tfal', 'ghassoul', 'غاسول'],
  },
  { kind: 'same', words: ['nila powder', 'poudre bleue', 'poudre de nila', 'blue nila', 'مسحوق النيلة', 'نيلة زرقاء'] },
  { kind: 'same', words: ['perfume', 'parfum', 'عطر', 'عطور', '3tar'] },
  { kind: 'same', words: ['cosmetics', 'cosmétique', 'مستحضرات التجميل', 'مواد تجميل'] },
]
