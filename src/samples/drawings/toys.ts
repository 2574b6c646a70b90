import { area } from './cells.ts'
import { darken, lighten, mix } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, ellipse, path, roundedBox, smooth, star } from './geometry.ts'
import type { Surface } from './marks.ts'
import { paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { fringe, tassel } from './textiles.ts'
import { turned } from './turned.ts'
import { woodMarks } from './woodwork.ts'

export function ball(pen: Pen, { x, y }: Point, radius: number, color: string): string {
  return body(pen, ellipse(x, y, radius, radius), { fill: color, form: 'ball', material: 'wood' })
}

/** A wooden camel on wheels under a woven saddle cloth. */
export const toyAnimal: DrawPiece = (pen) => {
  const { inks } = pen
  const camel = smooth(
    [
      at(-300, -560),
      at(-316, -596),
      at(-268, -640),
      at(-214, -640),
      at(-176, -596),
      at(-168, -500),
      at(-140, -404),
      at(-96, -392),
      at(-44, -440),
      at(0, -540),
      at(40, -562),
      at(84, -536),
      at(122, -440),
      at(190, -410),
      at(238, -350),
      at(240, -240),
      at(226, -92),
      at(170, -88),
      at(158, -230),
      at(60, -250),
      at(-60, -248),
      at(-90, -92),
      at(-148, -92),
      at(-158, -250),
      at(-200, -330),
      at(-240, -440),
      at(-246, -530),
    ],
    true,
  )
  const thick = `<g transform="translate(16 6)">${fill(camel, darken(inks.main, 0.45))}</g>`
  const form = body(pen, camel, {
    fill: inks.main,
    form: 'soft',
    material: 'wood',
    inside: paintMarks(woodMarks(-330, -660, 600, 620, 130), inks),
  })
  const saddle = smooth(
    [at(-54, -446), at(0, -556), at(42, -578), at(90, -548), at(132, -444), at(146, -300), at(44, -286), at(-62, -300)],
    true,
  )
  const cloth =
    body(pen, saddle, {
      fill: inks.second,
      form: 'flat',
      material: 'cloth',
      inside: paintMarks(
        fillMotif(
          pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'diamonds' : pen.subject.motif,
          area(-66, -530, 216, 220, 74),
        ),
        { ...inks, main: inks.second, second: lighten(inks.main, 0.5) },
      ),
    }) +
    fringe(at(-60, -302), at(144, -302), 34, inks.accent, 12) +
    stroke('M-62 -302Q44 -286 146 -302', inks.accent, 8)
  const ear = fill(smooth([at(-206, -632), at(-184, -668), at(-176, -622)], true), darken(inks.main, 0.25))
  const eye =
    fill(ellipse(-252, -600, 9, 10), '#24120A') +
    fill(ellipse(-255, -604, 3, 3), '#fff') +
    stroke('M-306 -576Q-288 -566 -270 -572', darken(inks.main, 0.5), 5)
  const tail =
    stroke('M238 -350C276 -330 272 -270 262 -236', darken(inks.main, 0.2), 12) + tassel(262, -248, inks.accent, 4, 0.6)
  const bridle = stroke(
    'M-296 -552L-224 -628M-236 -560L-262 -642M-226 -560C-200 -470 -140 -420 -60 -400',
    inks.accent,
    8,
  )
  const wheel = (x: number): string =>
    fill(ellipse(x + 10, -50, 54, 54), darken(inks.second, 0.5)) +
    body(pen, ellipse(x, -52, 54, 54), { fill: inks.second, form: 'ball', material: 'wood' }) +
    stroke(ellipse(x, -52, 34, 34), lighten(inks.second, 0.5), 5) +
    fill(path(star(at(x, -52), 26, 13, 8)), lighten(inks.main, 0.4)) +
    ball(pen, at(x, -52), 11, inks.accent)
  const plank = body(pen, roundedBox(-270, -110, 540, 34, 14), {
    fill: darken(inks.main, 0.12),
    form: 'flat',
    material: 'wood',
  })
  return {
    markup: tail + thick + form + ear + cloth + bridle + eye + plank + wheel(-180) + wheel(180),
    outline: camel,
    width: 600,
    height: 670,
    stance: 'stands',
    foot: 230,
    shadowRise: 12,
    focus: at(20, -420),
  }
}

/** Cubes with printed faces, stacked. */
export const blocks: DrawPiece = (pen) => {
  const { inks } = pen
  const cube = (
    x: number,
    y: number,
    size: number,
    tint: string,
    print: string,
    motif: 'zellige' | 'fish' | 'dots' | 'berber' | 'diamonds',
    lean: number,
  ): string => {
    const [a, b] = [size * 0.82, size * 0.3]
    const left: Surface = (point) => at(x - a + a * point.x, y - size - b + b * point.x + size * point.y)
    const right: Surface = (point) => at(x + a * point.x, y - size + -b * point.x + size * point.y)
    const top: Surface = (point) => at(x + a * (point.x - point.y), y - size - 2 * b + b * (point.x + point.y))
    const face = (surface: Surface, shade: number, light: number): string => {
      const paint = { ...inks, main: lighten(tint, light), second: print, accent: mix(print, inks.accent, 0.7) }
      return body(pen, path(box(0, 0, 1, 1).map(surface)), {
        fill: darken(lighten(inks.main, 0.2 + light), shade),
        form: 'flat',
        material: 'wood',
        inside:
          fill(path(box(0.1, 0.1, 0.8, 0.8).map(surface)), darken(tint, shade)) +
          paintMarks(
            fillMotif(motif, area(0.17, 0.17, 0.66, 0.66, 0.66)).map((mark) =>
              mark.width === undefined ? mark : { ...mark, width: mark.width * size },
            ),
            paint,
            surface,
            0,
          ),
      })
    }
    return (
      `<g transform="rotate(${lean} ${x} ${y})">${face(left, 0, 0)}${face(right, 0.3, 0)}${face(top, 0, 0.25)}` +
      `${stroke(path([left(at(0, 0)), left(at(1, 0)), right(at(1, 0))], false), '#fff', 4, 'opacity=".55"')}` +
      `${stroke(path([left(at(1, 0)), left(at(1, 1))], false), '#fff', 3, 'opacity=".3"')}</g>`
    )
  }
  const kinds =
    pen.subject.motif === 'fish' ? (['fish', 'zellige', 'dots'] as const) : (['zellige', 'diamonds', 'fish'] as const)
  return {
    markup:
      cube(-158, -20, 186, inks.second, lighten(inks.main, 0.6), kinds[1], 0) +
      cube(176, 0, 186, inks.accent, lighten(inks.main, 0.6), kinds[2], 0) +
      cube(6, -248, 178, lighten(inks.main, 0.25), inks.second, kinds[0], -2),
    outline: 'M-320 -300H330V-40L180 0L0 -60L-160 0L-320 -60Z',
    width: 660,
    height: 560,
    stance: 'stands',
    foot: 250,
    shadowRise: 48,
    focus: at(0, -300),
  }
}

/** A rattle: painted ball with a ring of beads on a turned handle. */
export const rattle: DrawPiece = (pen) => {
  const { inks } = pen
  const marks = fillMotif(
    pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'dots' : pen.subject.motif,
    area(-240, -592, 480, 172, 86),
  )
  const handle = turned(pen, {
    profile: [
      [400, 34],
      [380, 44],
      [350, 26],
      [240, 22],
      [150, 34],
      [110, 24],
      [90, 24],
    ],
    tilt: 0.16,
    fill: inks.main,
    material: 'wood',
    marks: woodMarks(-80, -420, 160, 420, 60),
  })
  const head = turned(pen, {
    profile: [
      [664, 20],
      [650, 80],
      [590, 136],
      [506, 156],
      [424, 136],
      [366, 84],
      [348, 40],
    ],
    tilt: 0.1,
    fill: lighten(inks.main, 0.15),
    material: 'wood',
    gloss: 0.8,
    marks: [...woodMarks(-260, -700, 520, 400, 120), ...marks],
  })
  const collar = [0, 1]
    .map(
      (row) =>
        turned(pen, {
          profile: [
            [364 - row * 30, 30],
            [354 - row * 30, 52],
            [340 - row * 30, 30],
          ],
          tilt: 0.16,
          fill: row === 0 ? inks.second : inks.accent,
          material: 'wood',
        }).markup,
    )
    .join('')
  const beads = Array.from({ length: 16 }, (_, index) => ({ turn: (index / 16) * Math.PI * 2, index }))
    .map(({ turn, index }) =>
      ball(
        pen,
        at(Math.cos(turn) * 84, -46 + Math.sin(turn) * 56 - 20),
        20,
        index % 3 === 0 ? inks.second : index % 3 === 1 ? inks.accent : lighten(inks.main, 0.3),
      ),
    )
    .join('')
  const tip = ball(pen, at(0, -672), 24, inks.accent)
  return {
    markup: `<g transform="rotate(24 0 -340)">${tip}${handle.markup}${head.markup}${collar}${beads}</g>`,
    outline: 'M0 0',
    width: 560,
    height: 700,
    stance: 'lies',
    focus: at(110, -500),
  }
}
