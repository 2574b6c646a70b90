import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sentencesOf } from '#tests/support/catalog-sentences.ts'

/** Stands for every name and address from elsewhere: unless it is isolated, its letters are found. */
const foreignSample = 'أمل'

/** Formatted values and words of the catalogs themselves, which are in French when they arrive. */
const frenchParameters = new Set([
  ...[
    'before',
    'choice',
    'day',
    'email',
    'field',
    'id',
    'issue',
    'label',
    'lastDay',
    'moment',
    'network',
    'now',
    'number',
  ],
  ...['orders', 'parts', 'phone', 'plan', 'price', 'problem', 'shipping', 'stock', 'time', 'total'],
])

/** Places where a name is a word of the catalogs, or isolated already. */
const ownName = /categoryLink|planTitle|subscribeTo|titleOfPage/

/** The back office composes its sentences of many words of its own; of these parameters no word is. */
const foreignParametersOfOffice = new Set(['author', 'by', 'note', 'person', 'place', 'shopName', 'who'])

function sampleOf(parameter: string, file: string): string {
  const isForeign = file.startsWith('backoffice/')
    ? foreignParametersOfOffice.has(parameter)
    : !frenchParameters.has(parameter)
  return isForeign ? foreignSample : 'trois'
}

const rules: Readonly<Record<string, RegExp>> = {
  'no narrow no-break space before ; ! ?': /(?<!\u202f)[;!?]/u,
  // Times and addresses have a colon of their own.
  'no no-break space before a colon': /(?<!\u00a0):(?!\d|\/\/)/u,
  'no no-break space before %': /\d ?%/u,
  'no narrow no-break space inside guillemets': /«(?!\u202f)|(?<!\u202f)»/u,
  'quotes that are not « »': /["“”]/u,
  'a straight apostrophe': /'/u,
  'three dots': /\.\.\./u,
  'two spaces': /[ \u00a0\u202f]{2}/u,
  'a space before a comma or a full stop': /[ \u00a0\u202f][,.](?!\w)/u,
  'an English word':
    /(?<![\p{L}_])(?:and|are|cannot|from|has|have|is|not|of|order|please|the|this|to|was|with|you|your)(?!\p{L})/iu,
  'a name that is not isolated': /\p{Script=Arabic}/u,
  'an unfinished value': /undefined|NaN|\[object/u,
}

function faultsOf(text: string): string[] {
  const plain = text.replace(/\u2068[^\u2068\u2069]*\u2069/g, '§').replace(/(?:https?:|(?<=\s))\/\S+/g, '§')
  return Object.keys(rules).filter((name) => rules[name]?.test(plain))
}

test('the French catalogs keep to French typography and to no other language', async () => {
  const sentences = await sentencesOf('fr', sampleOf)
  assert.ok(sentences.length > 500)
  const faults = sentences
    .filter(({ place }) => !ownName.test(place))
    .flatMap(({ place, text }) => faultsOf(text).map((fault) => `${place} has ${fault}: ${text}`))
  assert.deepEqual(faults, [])
})

for (const [text, fault] of [
  ['Merci!', 'no narrow no-break space before ; ! ?'],
  ['Merci !', 'no narrow no-break space before ; ! ?'],
  ['Total: 3', 'no no-break space before a colon'],
  ['Total : 3', 'no no-break space before a colon'],
  ['20 %', 'no no-break space before %'],
  ['pour « bol »', 'no narrow no-break space inside guillemets'],
  ['pour “bol”', 'quotes that are not « »'],
  ["l'atelier", 'a straight apostrophe'],
  ['Envoi...', 'three dots'],
  ['une  pièce', 'two spaces'],
  ['une pièce , deux', 'a space before a comma or a full stop'],
  ['Votre order', 'an English word'],
  [`Bonjour ${foreignSample}`, 'a name that is not isolated'],
] as const)
  test(`${fault} is found in ${text}`, () => assert.ok(faultsOf(text).includes(fault), String(faultsOf(text))))

for (const text of [
  'Merci\u202f!',
  'Total\u00a0: 3, à 14:05',
  '−20\u00a0%',
  'pour «\u202fbol\u202f»',
  'l’atelier…',
  `Bonjour \u2068${foreignSample}\u2069,`,
])
  test(`no fault is found in ${text}`, () => assert.deepEqual(faultsOf(text), []))
