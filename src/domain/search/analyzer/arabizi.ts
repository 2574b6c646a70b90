/**
 * Arabizi and Latin transcriptions, to consonant classes and the vowels between them (`a e i u`, and `3` for ع). Digits
 * are letters as Tunisians use them: 2 ء, 3 ع, 5 خ, 6 ط, 7 ح, 8 غ, 9 ق. A doubled consonant is one.
 */
export function latinSounds(word: string): string {
  let sounds = ''
  let last = ''
  for (const [spelling] of markContext(word).matchAll(spellings)) {
    const consonant = classes.get(spelling) ?? ''
    if (consonant === '') sounds += vowels.get(spelling) ?? ''
    else if (consonant !== last) sounds += consonant
    last = consonant
  }
  return sounds
}

/**
 * W and Y are consonants only where a word begins; rh is غ there (rhassoul). The French c before e is an s, its qu a k.
 */
function markContext(word: string): string {
  return word
    .replace(/^(?:ou(?=[aeiou])|w)/u, 'W')
    .replace(/^y/u, 'Y')
    .replace(/^rh/u, 'gh')
    .replace(/c(?=[eiy])/gu, 's')
    .replace(/qu(?=[ei])/gu, 'q')
}

const spellings = /dj|ch|sh|kh|gh|dh|th|ph|\w/gu

const vowels = new Map([
  ...spelledAs('a', 'a'),
  ...spelledAs('e', 'e'),
  ...spelledAs('i', 'i y'),
  ...spelledAs('u', 'o u w'),
  ...spelledAs('3', '3'),
])

const classes = new Map([
  ...spelledAs('B', 'b p'),
  ...spelledAs('C', 'ch sh'),
  ...spelledAs('D', 'd dh'),
  ...spelledAs('F', 'f ph v'),
  ...spelledAs('G', 'gh 8'),
  ...spelledAs('H', 'h 7'),
  ...spelledAs('J', 'j dj'),
  ...spelledAs('K', 'k q c g 9'),
  ...spelledAs('KS', 'x'),
  ...spelledAs('L', 'l'),
  ...spelledAs('M', 'm'),
  ...spelledAs('N', 'n'),
  ...spelledAs('R', 'r'),
  ...spelledAs('S', 's'),
  ...spelledAs('T', 't th 6'),
  ...spelledAs('W', 'W'),
  ...spelledAs('X', 'kh 5'),
  ...spelledAs('Y', 'Y'),
  ...spelledAs('Z', 'z'),
])

function spelledAs(sound: string, spellings: string): (readonly [string, string])[] {
  return spellings.split(' ').map((spelling) => [spelling, sound] as const)
}
