import { darken, lighten } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, path, smooth } from './geometry.ts'
import { fade } from './light.ts'
import type { Surface } from './marks.ts'
import { filled, paintMarks } from './marks.ts'
import type { DrawPiece } from './piece.ts'
import { body, stroke } from './piece.ts'
import { clothMarks, folds, fringe, rod } from './textiles.ts'

/** A fouta over a wooden bar: the near end hangs in front of the far one. */
export const fouta: DrawPiece = (pen) => {
  const { inks } = pen
  const panel = (left: number, right: number, top: number, bottom: number, share: number): string => {
    const drape: Surface = ({ x, y }) =>
      at(x + Math.sin((y - top) / 190) * 7 * ((y - top) / 600) + Math.sin(x / 40) * 2, y + Math.sin(x / 48) * 7)
    const width = right - left
    const steps = Array.from({ length: 25 }, (_, step) => step / 24)
    const outline = path([
      ...steps.map((s) => at(left + width * s, top)),
      ...steps.map((s) => drape(at(right, top + (bottom - top) * s))),
      ...steps.toReversed().map((s) => drape(at(left + width * s, bottom))),
      ...steps.toReversed().map((s) => drape(at(left, top + (bottom - top) * s))),
    ])
    const marks =
      pen.subject.motif === 'stripes' || pen.subject.motif === 'plain'
        ? Array.from({ length: 9 }, (_, index) =>
            filled(
              index % 3 === 1 ? 'accent' : 'second',
              box(
                left + width * (index * 0.11 + 0.02),
                top - 20,
                width * (index % 3 === 1 ? 0.018 : 0.05),
                bottom - top + 60,
              ),
            ),
          )
        : clothMarks(pen, left, bottom - 300, width, 240, 104)
    const bands = [
      filled('second', box(left, bottom - 46, width, 20)),
      filled('accent', box(left, bottom - 20, width, 8)),
    ]
    return (
      fringe(drape(at(left + 6, bottom - 8)), drape(at(right - 6, bottom - 8)), 76, lighten(inks.main, 0.2), 16) +
      body(pen, outline, {
        fill: darken(inks.main, share),
        form: 'flat',
        material: 'cloth',
        inside: paintMarks([...marks, ...bands], inks, drape, 20),
        above: folds(pen, outline, 5, 0.24),
      })
    )
  }
  const top = -780
  const roll = fade(
    pen.paper,
    [
      [0, '#fff', 0.5],
      [0.5, '#fff', 0.1],
      [1, '#2B1608', 0.26],
    ],
    [0, 0, 0, 1],
  )
  const markup =
    panel(-150, 206, top, -90, 0.16) +
    rod(top + 8, 300) +
    panel(-206, 150, top - 14, -250, 0) +
    `<rect x="-206" y="${top - 18}" width="356" height="34" rx="12" fill="${roll}"/>`
  return {
    markup,
    outline: path(box(-206, top, 412, 700)),
    width: 620,
    height: 810,
    stance: 'hangs',
    focus: at(-40, -380),
  }
}

/** A scarf through a wooden ring, its two ends falling. */
export const scarf: DrawPiece = (pen) => {
  const { inks } = pen
  const end = (points: readonly Point[], share: number, footFrom: Point, footTo: Point, left: number): string => {
    const outline = smooth(points, true)
    const lean: Surface = ({ x, y }) => at(x + left + (y + 700) * (left / 700) * 0.7, y + Math.sin((x + y) / 60) * 6)
    const marks = [...clothMarks(pen, -230, -700, 460, 620, 116)]
    return (
      fringe(footFrom, footTo, 62, lighten(inks.main, 0.2), 14) +
      body(pen, outline, {
        fill: darken(inks.main, share),
        form: 'flat',
        material: 'cloth',
        inside: paintMarks(marks, inks, lean, 30),
        above: folds(pen, outline, 4, 0.3),
      })
    )
  }
  const far = end(
    [
      at(-6, -690),
      at(60, -660),
      at(110, -500),
      at(196, -260),
      at(236, -120),
      at(150, -92),
      at(44, -110),
      at(20, -300),
      at(-20, -520),
    ],
    0.2,
    at(48, -104),
    at(230, -118),
    90,
  )
  const near = end(
    [
      at(-40, -694),
      at(40, -690),
      at(52, -560),
      at(30, -380),
      at(6, -200),
      at(-8, -66),
      at(-110, -44),
      at(-226, -72),
      at(-190, -240),
      at(-120, -440),
      at(-76, -600),
    ],
    0,
    at(-220, -68),
    at(-12, -62),
    -90,
  )
  const loop = smooth(
    [at(-58, -640), at(-84, -720), at(-56, -800), at(0, -822), at(56, -800), at(84, -720), at(60, -640), at(0, -622)],
    true,
  )
  const knot = body(pen, loop, {
    fill: inks.main,
    form: 'round',
    material: 'cloth',
    inside: paintMarks(clothMarks(pen, -100, -830, 200, 220, 74), inks),
    above: folds(pen, loop, 3, 0.3),
  })
  const cuff = smooth([at(-66, -668), at(0, -650), at(68, -668), at(62, -616), at(0, -596), at(-62, -612)], true)
  const outline = smooth(
    [at(-50, -800), at(50, -800), at(110, -500), at(230, -110), at(-220, -70), at(-120, -440)],
    true,
  )
  return {
    markup:
      stroke('M0 -870V-800', '#7A4E29', 12) +
      far +
      near +
      knot +
      body(pen, cuff, { fill: inks.second, form: 'round', material: 'cloth' }) +
      `<circle cx="0" cy="-828" r="19" fill="#8A5A30"/><circle cx="-5" cy="-833" r="7" fill="#D9AE7C"/>`,
    outline,
    width: 480,
    height: 846,
    stance: 'hangs',
    focus: at(-90, -240),
  }
}
