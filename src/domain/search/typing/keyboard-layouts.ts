/** The same physical keys, in the same order, on the keyboards that Tunisians switch between. */
const layouts = {
  qwerty: "q w e r t y u i o p [ ] a s d f g h j k l ; ' z x c v b n m , . /".split(' '),
  azerty: 'a z e r t y u i o p ^ $ q s d f g h j k l m ù w x c v b n , ; : !'.split(' '),
  arabic: 'ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ'.split(' '),
}

/** Typed in the first, meant in the second. */
const mistakes = [
  ['qwerty', 'arabic'],
  ['azerty', 'arabic'],
  ['arabic', 'qwerty'],
  ['arabic', 'azerty'],
  ['qwerty', 'azerty'],
  ['azerty', 'qwerty'],
] as const

const conversions = mistakes.map(([typed, meant]) => {
  const pairs = layouts[typed].map((key, place) => [key, layouts[meant][place] ?? key] as const)
  return { isLatin: typed !== 'arabic', keys: new Map(pairs) }
})

/**
 * Returns what a text becomes if it was typed with the wrong keyboard layout, for each layout that may have been meant.
 */
export function textsOfOtherLayouts(text: string): readonly string[] {
  const typed = text.toLowerCase()
  const isArabic = /\p{Script=Arabic}/u.test(typed)
  const texts = conversions
    .filter(({ isLatin }) => isLatin !== isArabic)
    .map(({ keys }) => typed.replaceAll(/لا|./gsu, (key) => keys.get(key) ?? key))
  return [...new Set(texts)].filter((meant) => meant !== typed)
}
