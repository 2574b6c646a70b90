import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { at, box, ellipse, path, ring, roundedBox, smooth } from './geometry.ts'
import { softShadow } from './light.ts'
import type { Mark, Surface } from './marks.ts'
import { filled, line, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { turned } from './turned.ts'

/** Wood always shows its grain; another motif is burnt or painted over it. */
export function woodMarks(left: number, top: number, width: number, height: number, unit: number): Mark[] {
  return fillMotif('grain', area(left, top, width, height, unit))
}

function decoration(pen: Pen, left: number, top: number, width: number, height: number, unit: number): Mark[] {
  const { motif } = pen.subject
  return motif === 'grain' || motif === 'plain' ? [] : fillMotif(motif, area(left, top, width, height, unit))
}

export const board: DrawPiece = (pen) => {
  const { inks } = pen
  const outline = `${smooth(
    [
      at(-44, -700),
      at(0, -722),
      at(44, -700),
      at(50, -630),
      at(66, -560),
      at(150, -520),
      at(206, -450),
      at(222, -300),
      at(208, -120),
      at(176, -26),
      at(90, -2),
      at(-80, 0),
      at(-170, -22),
      at(-214, -130),
      at(-222, -310),
      at(-200, -450),
      at(-146, -520),
      at(-64, -560),
      at(-50, -630),
    ],
    true,
  )}${ellipse(0, -672, 17, 17)}`
  const front = body(pen, outline, {
    fill: inks.main,
    form: 'flat',
    material: 'wood',
    inside: paintMarks([...woodMarks(-240, -740, 480, 760, 130), ...decoration(pen, -190, -120, 380, 76, 76)], inks),
    above: stroke('M-214 -290C-212 -440 -150 -510 -62 -550', '#fff', 6, 'opacity=".45"'),
  })
  const edge = `<g transform="translate(12 4)">${fill(outline, darken(inks.main, 0.45), 'fill-rule="evenodd"')}</g>`
  const cord = stroke('M0 -672C-30 -620 26 -600 10 -560C0 -520 -34 -560 -8 -590C10 -612 24 -650 0 -672', inks.second, 7)
  return {
    markup: edge + front + cord,
    outline,
    width: 456,
    height: 726,
    stance: 'stands',
    foot: 180,
    shadowRise: 16,
    focus: at(30, -330),
  }
}

/** A pair of servers leaning apart, tied with a cord. */
export const spoon: DrawPiece = (pen) => {
  const { inks } = pen
  const handle = [at(18, -330), at(22, -150), at(27, -20), at(0, 0), at(-27, -20), at(-22, -150), at(-18, -330)]
  const outline = smooth(
    [
      ...handle,
      at(-26, -420),
      at(-78, -480),
      at(-100, -570),
      at(-70, -670),
      at(0, -704),
      at(70, -670),
      at(100, -570),
      at(78, -480),
      at(26, -420),
    ],
    true,
  )
  const wood = paintMarks(woodMarks(-150, -710, 300, 720, 120), inks)
  const hollow = smooth(
    [at(0, -668), at(58, -636), at(76, -566), at(52, -494), at(0, -470), at(-52, -494), at(-76, -566), at(-58, -636)],
    true,
  )
  const carving = paintMarks(decoration(pen, -26, -190, 52, 130, 44), inks)
  const ladle =
    body(pen, outline, { fill: inks.main, form: 'flat', material: 'wood', inside: wood + carving }) +
    body(pen, hollow, { fill: darken(inks.main, 0.22), form: 'soft', material: 'wood', inside: wood }) +
    fill(hollow, '#2B1608', 'opacity=".18"') +
    stroke('M-50 -500Q0 -462 52 -500', '#fff', 5, 'opacity=".5"') +
    stroke('M-96 -560C-94 -630 -60 -676 -6 -696', '#fff', 6, 'opacity=".4"')
  const slots = [-34, 0, 34].map((x) => roundedBox(x - 8, -640, 16, 130, 8)).join('')
  const server =
    body(pen, outline + slots, { fill: inks.main, form: 'flat', material: 'wood', inside: wood + carving }) +
    stroke('M-96 -560C-94 -630 -60 -676 -6 -696', '#fff', 6, 'opacity=".4"')
  const lean = (turn: number, markup: string): string => `<g transform="rotate(${turn} 0 -180)">${markup}</g>`
  const shadow = `<g transform="rotate(13 0 -180)">${softShadow(outline, 8, 10)}</g>`
  const cord =
    [0, 12, 24].map((y) => stroke(`M-38 ${-186 + y}Q0 ${-170 + y} 38 ${-190 + y}`, inks.second, 9)).join('') +
    stroke('M30 -172C70 -150 60 -110 84 -90M30 -172C60 -170 96 -170 110 -140', inks.second, 7)
  return {
    markup:
      lean(-14, softShadow(outline, 14, 20)) +
      lean(13, softShadow(outline, 14, 20)) +
      lean(-14, server) +
      shadow +
      lean(13, ladle) +
      cord,
    outline: '',
    width: 470,
    height: 700,
    stance: 'lies',
    foot: 90,
    focus: at(120, -520),
  }
}

/** A round basket of plaited palm with two handles. */
export const basket: DrawPiece = (pen) => {
  const { inks, subject } = pen
  const tilt = 0.2
  const handle = (y: number): string =>
    smooth([at(-150, y + 30), at(-130, y - 130), at(0, y - 210), at(130, y - 130), at(150, y + 30)])
  const rope = (line: string): string =>
    stroke(line, darken(inks.accent, 0.4), 30) +
    stroke(line, inks.accent, 23) +
    stroke(line, lighten(inks.accent, 0.4), 7, 'stroke-dasharray="4 14" opacity=".8"')
  const profile = [
    [400, 300],
    [385, 302],
    [300, 310],
    [180, 302],
    [70, 262],
    [10, 214],
    [0, 210],
  ] as const
  const courses = fillMotif('weave', area(-490, -470, 980, 480, 150))
  const band =
    subject.motif === 'weave' || subject.motif === 'plain' || subject.motif === 'grain'
      ? []
      : [filled('main', box(-490, -300, 980, 150)), ...fillMotif(subject.motif, area(-490, -290, 980, 130, 120))]
  const shell = turned(pen, {
    profile,
    tilt,
    fill: inks.main,
    material: 'straw',
    marks: [...courses, ...band],
    mouth: darken(inks.main, 0.3),
    lip: inks.main,
  })
  const polar: Surface = ({ x, y }) => at(Math.sin(x) * y, -400 + Math.cos(x) * y * tilt)
  const binding = paintMarks(
    Array.from({ length: 64 }, (_, index) =>
      line(index % 2 === 0 ? 'second' : 'accent', 9, [at(index / 10.2, 304), at(index / 10.2 + 0.05, 288)]),
    ),
    inks,
    polar,
  )
  return {
    markup:
      rope(handle(-458)) +
      shell.markup +
      binding +
      rope(handle(-372)) +
      [-150, 150].map((x) => fill(ellipse(x, -322, 20, 26), darken(inks.accent, 0.2))).join(''),
    outline: shell.outline,
    width: 624,
    height: 660,
    stance: 'stands',
    foot: 220,
    focus: at(-60, -280),
  }
}

/** A child's stool: round seat, three splayed legs. */
export const stool: DrawPiece = (pen) => {
  const { inks, subject } = pen
  const tilt = 0.3
  const leg = (topX: number, footX: number, footY: number, share: number): string =>
    body(pen, path([at(topX - 26, -330), at(topX + 26, -330), at(footX + 17, footY), at(footX - 17, footY)]), {
      fill: darken(inks.main, share),
      form: 'round',
      material: 'wood',
      inside: fill(path(box(-400, footY - 60, 800, 70)), inks.accent),
    })
  const edge = turned(pen, {
    profile: [
      [400, 270],
      [394, 278],
      [356, 278],
      [340, 266],
      [336, 262],
    ],
    tilt,
    fill: darken(inks.main, 0.12),
    material: 'wood',
    marks: woodMarks(-440, -420, 880, 100, 90),
  })
  const top = ellipse(0, -400, 270, 270 * tilt)
  const face: Surface = ({ x, y }) => at(x, -400 + y * tilt)
  const pattern =
    subject.motif === 'plain' || subject.motif === 'grain'
      ? fillMotif('grain', area(-290, -290, 580, 580, 110))
      : [
          ...fillMotif('grain', area(-290, -290, 580, 580, 110)),
          filled('main', ring(at(0, 0), 226, 226, 50)),
          ...fillMotif(subject.motif, area(-200, -200, 400, 400, 100)),
        ]
  const seat = body(pen, top, {
    fill: lighten(inks.main, 0.14),
    form: 'flat',
    material: 'wood',
    inside: paintMarks(pattern, inks, face, 20) + stroke(ellipse(0, -400, 240, 240 * tilt), inks.second, 12),
  })
  const rung = stroke('M-150 -150L150 -150', darken(inks.main, 0.4), 22) + stroke('M-150 -154L150 -154', inks.main, 13)
  return {
    markup:
      leg(20, 30, -74, 0.35) +
      rung +
      leg(-150, -204, 0, 0) +
      leg(150, 204, 0, 0.12) +
      edge.markup +
      seat +
      stroke(path(ring(at(0, -400), 266, 266 * tilt, 40, 0.42, 0.78), false), '#fff', 4, 'opacity=".5"'),
    outline: `${edge.outline}M-180 -340H180V0H-180Z`,
    width: 556,
    height: 482,
    stance: 'stands',
    foot: 200,
    shadowRise: 34,
    focus: at(0, -400),
  }
}
