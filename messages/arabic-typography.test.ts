import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf } from '#tests/support/catalog-sentences.ts'

/** Stands for every name, price, number and address from elsewhere: unless it is isolated, its letters are found. */
const foreignSample = 'Amel 64.50'

/** Formatted moments, words of the catalogs and lists of isolated names, which arrive in the language of the page. */
const arabicParameters = new Set([
  'choice',
  'day',
  'field',
  'label',
  'issue',
  'lastDay',
  'moment',
  'nameInArabic',
  'names',
  'parts',
  'problem',
  'stock',
  'time',
  'title',
])

/** The back office composes its sentences of many words of its own; of these parameters no word is. */
const foreignParametersOfOffice = new Set(['city', 'email', 'person', 'phone', 'price', 'recipient', 'shopName'])

function sampleOf(parameter: string, file: string): string {
  const isForeign = file.startsWith('backoffice/')
    ? foreignParametersOfOffice.has(parameter)
    : !arabicParameters.has(parameter)
  return isForeign ? foreignSample : 'الأحد 8 مارس'
}

/** Names and words that are written in Latin letters in Arabic sentences too. */
const latinWords = [
  ...[
    'Silver',
    'Gold',
    'Diamonds',
    'Plan',
    'PayPal',
    'D17',
    'LibreOffice',
    'Excel',
    'Google Sheets',
    'Google Merchant Center',
    'Meta Commerce Manager',
    'Google',
    'و?Meta',
    'Facebook',
    'و?Instagram',
    'EmailJS',
    'Shopify',
    'WooCommerce',
    'Etsy',
    'WebP',
    'Ctrl',
    'Enter',
  ],
  // Acronyms and environment variables.
  ...['[A-Z][A-Z_]+', 'https?(?:://\\S+)?', '[a-z]+@[a-z.]+', '/(?:ar|en|fr|admin)\\b\\S*'],
]

/** Places of codes and of file names, which have ASCII letters. */
const codeOrFileName = /[ .](?:locale|lang|fileName)$/

const rules: Readonly<Record<string, RegExp>> = {
  'a tatweel': /\u0640/u,
  'a digit that is not Latin': /[\u0660-\u0669\u06f0-\u06f9]/u,
  'a Latin letter': /\p{Script=Latin}/u,
  'Latin punctuation': /\p{Script=Arabic}[,;?]|[,;?]\s?\p{Script=Arabic}/u,
  'three dots': /\.\.\./u,
  'quotes that are not « »': /["“”„'‘’]/u,
  'a space before punctuation': /\s[،؛؟:.!…»]/u,
  'a space missing after punctuation': /[،؛؟]\p{L}/u,
  'two spaces': /\s\s/u,
  'tanwin where it cannot be misread': /\u064b/u,
  'a dual that is not in the genitive': /(?<!\p{L})(?:عرض|تسليم|تسجيل|زيادة|نقص|حذف|إضافة) \p{L}+(?:تان|دان)(?!\p{L})/u,
  'working days in another case': /يوم(?:ا|ين) عمل(?!\p{L})/u,
  'an unfinished value': /undefined|NaN|\[object/u,
}

function faultsOf(text: string): string[] {
  const plain = text
    .replace(/\u2068[^\u2068\u2069]*\u2069/g, '§')
    .replace(new RegExp(`(?<!\\p{L})(?:${latinWords.join('|')})(?!\\p{L})`, 'gu'), '§')
  return Object.keys(rules).filter((name) => rules[name]?.test(name === 'an unfinished value' ? text : plain))
}

test('the Arabic catalogs keep to Arabic typography and to no other language', async () => {
  const sentences = await sentencesOf('ar', sampleOf)
  assert.ok(sentences.length > 500)
  const faults = sentences
    .filter(({ place }) => !codeOrFileName.test(place))
    .flatMap(({ place, text }) => faultsOf(text).map((fault) => `${place} has ${fault}: ${text}`))
  assert.deepEqual(faults, [])
})

/** Commands to a man or to several people; everybody is asked in words for everybody. */
const imperative =
  /(?<![\p{L}\p{M}])(?:اختر|اختاروا|اكتب|اكتبوا|انظر|انظروا|حاول|قل|احذف|احفظ|احفظوا|انسخ|انسخوا|أضف|أضيفوا|اتصل|احتفظ|عدل|افتح|اعرض|ألغ|اقرأه?|راجعوه?|أدخلوا|تحققوا|اسأل|انتظر)(?!\p{L})/u

test('no page and no email asks anybody as a man', async () => {
  const sentences = await sentencesOf('ar', sampleOf)
  assert.deepEqual(
    sentences.filter(({ text }) => imperative.test(text)),
    [],
  )
})

for (const [text, fault] of [
  ['جمـيل', 'a tatweel'],
  ['٣ قطع', 'a digit that is not Latin'],
  ['عرض Hirfa', 'a Latin letter'],
  ['نعم, شكرا', 'Latin punctuation'],
  ['هل وصل?', 'Latin punctuation'],
  ['جار الإرسال...', 'three dots'],
  ['البحث عن "قفة"', 'quotes that are not « »'],
  ['شكرا ، وإلى اللقاء', 'a space before punctuation'],
  ['شكرا،وإلى اللقاء', 'a space missing after punctuation'],
  ['قطعة  واحدة', 'two spaces'],
  ['شكرًا', 'tanwin where it cannot be misread'],
  ['عرض قطعتان', 'a dual that is not in the genitive'],
  ['في ظرف 14 يوما عمل', 'working days in another case'],
  ['في \u2068undefined\u2069', 'an unfinished value'],
] as const)
  test(`${fault} is found in ${text}`, () => assert.deepEqual(faultsOf(text), [fault]))

for (const text of [
  'طلبك رقم \u2068H-7K3M-92QX\u2069',
  'عبر PayPal',
  'مثل «قفة»؟',
  'بريدك: name@example.tn',
  '3 قطع، 64,50',
])
  test(`no fault is found in ${text}`, () => assert.deepEqual(faultsOf(text), []))
