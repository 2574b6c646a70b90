// Draws text with Pango and HarfBuzz (in libvips), which join Arabic letters and order mixed directions. Only for processes of
// pictures.
import { fileURLToPath } from 'node:url'
import sharp, { type CreateText } from 'sharp'

/** A text as a transparent PNG. `width` and `height` are pixels. */
export interface DrawnText {
  readonly png: Buffer
  readonly width: number
  readonly height: number
}

interface Space {
  /** Pixels. */
  readonly width: number
  readonly direction: 'ltr' | 'rtl'
  readonly color: string
}

/** A size in pixels, and on how many lines a text in it is drawn. */
interface TextSize {
  readonly size: number
  readonly maxLines: number
}

/** The typefaces of the shop, Latin and Arabic. Pango reads no WOFF, so these are the TrueType files of the same fonts. */
const faces = { display: 'Fraunces,El Messiri Semi-Bold', reading: 'Figtree,Readex Pro' }

const files = [
  import.meta.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/el-messiri/600SemiBold/ElMessiri_600SemiBold.ttf'),
  import.meta.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf'),
  import.meta.resolve('@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf'),
]

/** A font file that one text was drawn with is known to all later ones. */
export async function loadTypefaces(): Promise<void> {
  for (const file of files) {
    const fontfile = fileURLToPath(file)
    await sharp({ text: { text: '.', fontfile, dpi: 72 } })
      .raw()
      .toBuffer()
  }
}

/** Draws a text on one line, smaller or cut if it is too long. */
export function drawLine(
  text: string,
  { face, size, ...space }: Space & { readonly face: keyof typeof faces; readonly size: number },
): Promise<DrawnText> {
  return drawFitting(clean(text), {
    ...space,
    face,
    sizes: [
      { size, maxLines: 1 },
      { size: size * 0.85, maxLines: 1 },
    ],
  })
}

/** Draws a name on several lines in the first of the sizes that it fits in, in the last one cut with an ellipsis. */
export function drawName(text: string, space: Space & { readonly sizes: readonly TextSize[] }): Promise<DrawnText> {
  return drawFitting(clean(text), { ...space, face: 'display' })
}

/** Draws a price and the one before, struck through, on one line in the order of reading. */
export async function drawPrices(
  price: string,
  before: string | undefined,
  { width, direction, size, color, colorBefore }: Space & { readonly size: number; readonly colorBefore: string },
): Promise<DrawnText> {
  const own = (text: string) => `\u2068${escapeMarkup(text)}\u2069`
  const markup = (size: number) =>
    // The base direction is that of the first strong character.
    (direction === 'rtl' ? '\u200f' : '\u200e') +
    span(own(price), { face: 'display', size, color }) +
    (before === undefined
      ? ''
      : span(`  <s>${own(before)}</s>`, { face: 'reading', size: size * 0.66, color: colorBefore }))
  const drawn = await render(markup(size))
  return drawn.width <= width ? drawn : render(markup((size * width * 0.98) / drawn.width))
}

interface Fitting extends Space {
  readonly face: keyof typeof faces
  readonly sizes: readonly TextSize[]
}

async function drawFitting(text: string, fitting: Fitting): Promise<DrawnText> {
  for (const size of fitting.sizes) {
    const drawn = await drawIfFits(text, size, fitting)
    if (drawn) return drawn
  }
  const smallest = fitting.sizes.at(-1) ?? { size: 0, maxLines: 1 }
  const letters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  let [fits, tooLong] = [0, letters.length]
  let longest = await draw('…', smallest.size, fitting)
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2)
    const drawn = await drawIfFits(cut(letters, middle), smallest, fitting)
    if (drawn) longest = drawn
    if (drawn) fits = middle
    else tooLong = middle
  }
  return longest
}

/** Cuts behind a word, unless the word is so long that little would remain. */
function cut(letters: readonly string[], length: number): string {
  const kept = letters.slice(0, length).join('')
  const isBehindWord = /^[^\p{L}\p{N}]/u.test(letters[length] ?? '')
  const words = isBehindWord ? kept : kept.replace(/\s\S{0,15}$/u, '')
  return `${words.replace(/[\s\p{P}]+$/u, '')}…`
}

async function drawIfFits(
  text: string,
  { size, maxLines }: TextSize,
  fitting: Fitting,
): Promise<DrawnText | undefined> {
  const drawn = await draw(text, size, fitting)
  // As high as so many lines with the same letters are.
  const lines = Array(maxLines).fill(text).join('\n')
  const { height } = await draw(lines, size, { ...fitting, width: undefined })
  return drawn.height <= height && drawn.width <= fitting.width ? drawn : undefined
}

function draw(
  text: string,
  size: number,
  { face, color, width, direction }: Omit<Fitting, 'width'> & { readonly width: number | undefined },
): Promise<DrawnText> {
  const isOfPage = (isRightToLeft(text) ? 'rtl' : 'ltr') === direction
  return render(span(escapeMarkup(text), { face, size, color }), {
    // Pango understands `left` as the side where the text's own direction begins.
    align: isOfPage ? 'left' : 'right',
    ...(width !== undefined && { width, wrap: 'word-char' }),
  })
}

async function render(markup: string, options: Omit<CreateText, 'text'> = {}): Promise<DrawnText> {
  const { data, info } = await sharp({ text: { ...options, text: markup, rgba: true, dpi: 72 } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}

function span(
  content: string,
  { face, size, color }: { readonly face: keyof typeof faces; readonly size: number; readonly color: string },
): string {
  return `<span font="${faces[face]} ${Math.round(size)}px" foreground="${color}">${content}</span>`
}

/** Without what no typeface of ours shows: emojis, control characters and marks of direction. */
function clean(text: string): string {
  const shown = text
    .replace(/\p{Emoji_Presentation}|\p{Emoji}\ufe0f|[\u{1f3fb}-\u{1f3ff}]|\p{Cc}/gu, ' ')
    // Joiners shape the letters beside them.
    .replace(/(?![\u200c\u200d])\p{Cf}/gu, '')
  return shown.replace(/\s+/g, ' ').trim() || '–'
}

function escapeMarkup(text: string): string {
  return text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Whether its first strong character is Arabic or Hebrew. */
function isRightToLeft(text: string): boolean {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(letter)
}
