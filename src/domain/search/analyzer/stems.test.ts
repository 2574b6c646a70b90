import assert from 'node:assert/strict'
import { test } from 'node:test'
import { analyzeWord } from './analyze.ts'

/** Asserts that the words of each line share a stem of the language. */
function assertShareStem(language: string, ...lines: string[]) {
  for (const line of lines) {
    const [first = [], ...others] = line.split(' ').map((word) => stemsOf(language, word))
    const shared = first.filter((stem) => others.every((stems) => stems.includes(stem)))
    assert.notDeepEqual(shared, [], `${line}: ${first} | ${others.join(' | ')}`)
  }
}

/** Asserts that the two words of each line share no stem of the language. */
function assertDiffer(language: string, ...lines: string[]) {
  for (const line of lines) {
    const [some = [], others = []] = line.split(' ').map((word) => stemsOf(language, word))
    assert.deepEqual(
      some.filter((stem) => others.includes(stem)),
      [],
      line,
    )
  }
}

function stemsOf(language: string, word: string): string[] {
  return analyzeWord(word).stems.filter((stem) => stem.startsWith(`${language}:`))
}

test('French plurals share a stem', () => {
  assertShareStem('fr', 'panier paniers', 'tapis tapis', 'bijou bijoux', 'chapeau chapeaux', 'artisanal artisanaux')
  assertShareStem('fr', 'cristal cristaux', 'tuyau tuyaux', 'cheveu cheveux', 'bleu bleus', 'joyau joyaux')
  assertShareStem('fr', 'corail coraux', 'émail émaux', 'vitrail vitraux')
})

test('French feminine forms share a stem', () => {
  assertShareStem('fr', 'brodé brodée brodés brodées', 'tissé tissée', 'noir noire noirs noires', 'gris grise')
  assertShareStem('fr', 'tunisien tunisienne tunisiennes', 'violet violette', 'naturel naturelle', 'bleu bleue bleues')
  assertShareStem('fr', 'blanc blanche blanches', 'sec sèche', 'beau belle', 'décoratif décorative', 'neuf neuve')
})

test('an elided French word has the stem of the word', () => {
  assertShareStem('fr', "huile l'huile l’huile d'huiles")
})

test('English plurals and possessives share a stem', () => {
  assertShareStem('en', 'basket baskets', 'dish dishes', 'box boxes', 'candle candles', "artisan artisans artisan's")
  assertShareStem('en', 'knife knives', 'leaf leaves', 'woman women', 'pottery potteries', 'embroider embroidered')
})

test('the Arabic article and the prefixes before it are stripped', () => {
  assertShareStem('ar', 'قفة القفة والقفة بالقفة للقفة كالقفة وبالقفة وللقفة', 'يد اليد', 'زربية الزربية للزربية')
  assertShareStem(
    'ar',
    'لون بلون',
    'صوف وصوف',
    'طفل لطفل',
    'هدية كهدية',
    'قفة بقفة',
    'قفة وبقفة',
    'بلغة البلغة والبلغة',
  )
})

test('what only looks like a prefix stays a stem', () => {
  for (const word of ['باب', 'ورد', 'كتان', 'لوح', 'بخور'])
    assert.ok(analyzeWord(word).stems.includes(`ar:${word}`), word)
  assertShareStem('ar', 'ألوان الألوان بألوان', 'ألياف الألياف', 'ألماس الألماس', 'والدين الوالدين للوالدين')
  assertDiffer('ar', 'ورد باب', 'بالون لون', 'كأس رأس')
})

test('Arabic suffixes are stripped', () => {
  assertShareStem('ar', 'فوطة فوطات الفوطات فوطته فوطتها', 'حرفي حرفيون الحرفيين حرفية حرفيات', 'منتج منتجات المنتجات')
  assertShareStem('ar', 'تونسي تونسية التونسيات', 'قفة قفه', 'حذاء حذا', 'ورشة ورشات ورشتنا', 'مقهى مقهي')
})

test('Arabic endings that are part of the word stay', () => {
  assertDiffer('ar', 'زيت زيتون', 'فنج فنجان', 'تين تي', 'كأس كاسة')
  assertShareStem('ar', 'زيتون الزيتون زيتونة', 'فنجان الفنجان', 'صابون صابونة')
})

test('a word of letters and digits has one stem, whatever its hyphens', () => {
  assert.deepEqual(analyzeWord('BL-7'), { word: 'bl-7', stems: ['model:bl7'], skeleton: undefined })
  assert.deepEqual(analyzeWord('BL7').stems, ['model:bl7'])
  assert.deepEqual(analyzeWord('Klim7').word, 'klim7')
  assert.deepEqual(analyzeWord('klim7').stems, ['model:klim7'])
})

test('words have stems in each language they can be in', () => {
  assert.deepEqual(analyzeWord('Paniers'), { word: 'paniers', stems: ['fr:pani', 'en:panier'], skeleton: 'BNRS' })
  assert.deepEqual(analyzeWord('القفة').stems, ['ar:قف'])
  assert.deepEqual(analyzeWord('48'), { word: '48', stems: [], skeleton: undefined })
  assert.deepEqual(analyzeWord('🧺'), { word: '', stems: [], skeleton: undefined })
})

test('words with too little to say have no skeleton', () => {
  const words = [
    'a',
    'eau',
    'oud',
    'عود',
    'ماء',
    'شاي',
    '2026',
    '٤٨',
    'BL-7',
    'bl7',
    'x1',
    'b7',
    'a7',
    '50x70',
    'a320',
    'as79',
  ]
  for (const word of words) assert.equal(analyzeWord(word).skeleton, undefined, word)
})
