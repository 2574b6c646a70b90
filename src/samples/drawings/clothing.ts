import { area } from './cells.ts'
import { darken, lighten, standingOut } from './color.ts'
import type { Point } from './geometry.ts'
import { at, box, ellipse, path, ring, smooth } from './geometry.ts'
import { softShadow } from './light.ts'
import { filled, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen, Piece } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { folds, tassel } from './textiles.ts'

/** Mirrors the right half of a garment, told from the neck down. */
function bothSides(right: readonly Point[]): Point[] {
  return [...right, ...right.toReversed().map(({ x, y }) => at(-x, y))]
}

function hanger(): string {
  const arms = 'M-156 -726Q-60 -790 0 -792Q60 -790 156 -726'
  return (
    stroke('M0 -790V-822C0 -842 26 -842 26 -864C26 -886 -8 -890 -14 -868', '#8C8577', 9) +
    stroke(arms, '#5F3C1D', 22) +
    stroke(arms, '#B98552', 14)
  )
}

function motifOn(pen: Pen, left: number, top: number, width: number, height: number, unit: number): string {
  return paintMarks(
    fillMotif(pen.subject.motif === 'grain' ? 'plain' : pen.subject.motif, area(left, top, width, height, unit)),
    pen.inks,
  )
}

function crease(lines: string): string {
  return (
    stroke(lines, '#2B1608', 9, 'opacity=".13"') + stroke(lines, '#fff', 5, 'opacity=".14" transform="translate(-8 0)"')
  )
}

/** Braid and silk buttons down the breast. */
function plastron(pen: Pen, neck: number, bottom: number, half: number): string {
  const thread = standingOut(pen.inks.accent, pen.inks.main)
  const shape = path([
    at(-half, neck),
    at(half, neck),
    at(half, bottom - half),
    at(0, bottom),
    at(-half, bottom - half),
  ])
  const buttons = Array.from(
    { length: Math.floor((bottom - neck - half) / 30) },
    (_, index) =>
      `<circle cx="0" cy="${neck + 30 + index * 30}" r="8" fill="${lighten(thread, 0.25)}"/><circle cx="2" ` +
      `cy="${neck + 33 + index * 30}" r="8" fill="#2B1608" opacity=".25"/>`,
  ).join('')
  const kind = pen.subject.motif === 'plain' || pen.subject.motif === 'stripes' ? 'arabesque' : pen.subject.motif
  return (
    body(pen, shape, {
      fill: pen.inks.second,
      form: 'flat',
      material: 'cloth',
      inside: paintMarks(fillMotif(kind, area(-half, neck, half * 2, bottom - neck, half * 0.86)), {
        ...pen.inks,
        main: pen.inks.second,
        second: thread,
        accent: thread,
      }),
    }) +
    stroke(shape, thread, 8) +
    stroke(shape, darken(thread, 0.3), 2) +
    buttons
  )
}

function garment(
  pen: Pen,
  right: readonly Point[],
  inside: string,
  foldCount: number,
  above: string,
  before = '',
): Piece {
  const outline = smooth(bothSides(right), true)
  const cloth = body(pen, outline, {
    fill: pen.inks.main,
    form: 'soft',
    material: 'cloth',
    inside: inside + folds(pen, outline, foldCount, 0.13),
  })
  return {
    markup: hanger() + before + cloth + above,
    outline,
    width: Math.max(...right.map(({ x }) => x)) * 2,
    height: 880,
    stance: 'hangs',
    focus: at(0, -600),
  }
}

export const jebba: DrawPiece = (pen) => {
  const { inks } = pen
  const thread = standingOut(inks.accent, inks.main)
  const right = [
    at(70, -770),
    at(130, -752),
    at(250, -720),
    at(326, -690),
    at(330, -560),
    at(316, -440),
    at(268, -440),
    at(272, -260),
    at(296, -40),
    at(290, -14),
    at(150, 2),
    at(2, 6),
  ]
  const yoke = motifOn(pen, -330, -140, 660, 110, 106)
  const edges =
    stroke('M322 -688L326 -560L314 -446M-322 -688L-326 -560L-314 -446', thread, 12) +
    stroke('M-292 -22Q0 14 292 -22', thread, 10) +
    stroke('M-250 -700L-214 -450M250 -700L214 -450', thread, 4, 'stroke-dasharray="9 7"')
  const neck =
    fill(ellipse(0, -766, 70, 27), darken(inks.main, 0.6)) +
    stroke(path(ring(at(0, -768), 72, 32, 30, 0, 0.5), false), thread, 9)
  return garment(
    pen,
    right,
    (pen.subject.motif === 'plain' ? '' : yoke) +
      crease('M-140 -420C-150 -280 -160 -140 -170 0M150 -430C156 -290 170 -150 172 0M60 -330C66 -210 60 -90 70 0'),
    5,
    neck + plastron(pen, -738, -430, 58) + edges + tassel(0, -446, thread, 0, 0.8),
  )
}

export const dress: DrawPiece = (pen) => {
  const { inks } = pen
  const right = [
    at(64, -772),
    at(120, -756),
    at(182, -730),
    at(246, -610),
    at(318, -470),
    at(262, -430),
    at(204, -510),
    at(146, -590),
    at(128, -500),
    at(190, -320),
    at(252, -130),
    at(290, -16),
    at(150, 4),
    at(2, 10),
  ]
  const hem = motifOn(pen, -300, -176, 600, 140, 116)
  const bands = paintMarks(
    [
      filled('second', box(-320, -200, 640, 14)),
      filled('accent', box(-320, -28, 640, 12)),
      filled('accent', box(-320, -180, 640, 5)),
    ],
    inks,
  )
  const neckline = 'M-64 -772C-58 -720 -34 -690 0 -668C34 -690 58 -720 64 -772'
  const neck =
    fill(`${neckline}Q0 -786 -64 -772Z`, darken(inks.main, 0.6)) +
    stroke(neckline, inks.second, 20) +
    stroke(neckline, inks.accent, 6, 'stroke-dasharray="3 12"')
  const belt = path([at(-133, -524), at(133, -524), at(134, -484), at(-134, -484)])
  const sash =
    body(pen, belt, { fill: inks.second, form: 'round', material: 'cloth' }) +
    stroke('M-130 -504H130', inks.accent, 6, 'stroke-dasharray="3 12"')
  return garment(
    pen,
    right,
    hem +
      bands +
      crease(
        'M-60 -480C-80 -320 -120 -160 -150 0M70 -480C90 -320 130 -160 160 0M4 -470C-6 -300 8 -140 0 0M-110 -470' +
          'C-150 -330 -200 -180 -230 -40',
      ),
    6,
    neck +
      stroke('M0 -664V-530', inks.accent, 7, 'stroke-dasharray="2 16"') +
      sash +
      tassel(40, -494, inks.accent, 6, 1.1) +
      tassel(64, -492, inks.accent, 12, 0.95) +
      stroke('M314 -470L264 -434M-314 -470L-264 -434', inks.second, 16),
  )
}

const torso = (hem: number): Point[] => [
  at(86, -768),
  at(150, -750),
  at(212, -716),
  at(268, -560),
  at(330, -330),
  at(320, -306),
  at(240, -290),
  at(228, -318),
  at(184, -500),
  at(190, -300),
  at(196, hem - 14),
  at(186, hem),
  at(90, hem + 4),
  at(2, hem + 4),
]

export const jacket: DrawPiece = (pen) => {
  const { inks } = pen
  const hem = -120
  const lapel = (way: number): string =>
    fill(
      path([at(way * 86, -770), at(way * 14, -520), at(way * 96, -590), at(way * 124, -640), at(way * 132, -752)]),
      darken(inks.second, 0.02),
    ) + stroke(path([at(way * 14, -520), at(way * 96, -590), at(way * 124, -640)], false), darken(inks.second, 0.4), 3)
  const pocket = (x: number): string =>
    fill(path(box(x - 52, -300, 104, 116)), inks.main) +
    stroke(path(box(x - 52, -300, 104, 116)), darken(inks.main, 0.4), 4) +
    fill(path(box(x - 54, -306, 108, 28)), inks.second) +
    `<circle cx="${x}" cy="-280" r="7" fill="${inks.accent}"/>`
  const inside =
    motifOn(pen, -340, -770, 680, 660, 118) +
    paintMarks([filled('second', box(-240, hem - 34, 480, 60))], inks) +
    stroke('M322 -322L238 -304M-322 -322L-238 -304', inks.second, 44, 'stroke-linecap="butt"')
  const lining = fill(
    path([at(-84, -770), at(84, -770), at(14, -520), at(16, hem + 2), at(-16, hem + 2), at(-14, -520)]),
    darken(inks.main, 0.66),
  )
  const front =
    stroke(`M15 -516V${hem}M-15 -516V${hem}`, inks.accent, 7) +
    [-440, -360, -280, -200]
      .map(
        (y) =>
          `<circle cx="-32" cy="${y}" r="10" fill="${inks.accent}"/><circle cx="-35" cy="${y - 3}" r="4" ` +
          `fill="#fff" opacity=".6"/>`,
      )
      .join('')
  const piece = garment(
    pen,
    torso(hem),
    inside +
      crease(
        'M200 -660C240 -560 270 -440 284 -330M-200 -660C-240 -560 -270 -440 -284 -330M-184 -500L-150 -640M184 -500' +
          'L150 -640',
      ),
    4,
    lining + front + lapel(-1) + lapel(1) + pocket(-112) + pocket(112),
  )
  return { ...lowered(piece, -hem), focus: at(-60, -440) }
}

export const shirt: DrawPiece = (pen) => {
  const { inks } = pen
  const hem = -110
  const collar = (way: number): string =>
    body(pen, path([at(way * 78, -786), at(0, -712), at(way * 46, -640), at(way * 124, -706), at(way * 110, -766)]), {
      fill: lighten(inks.main, 0.2),
      form: 'flat',
      material: 'cloth',
    }) + stroke(path([at(0, -712), at(way * 46, -640), at(way * 124, -706)], false), darken(inks.main, 0.3), 3)
  const placket =
    fill(path(box(-21, -712, 42, 604)), lighten(inks.main, 0.12)) +
    stroke('M-21 -712V-108M21 -712V-108', darken(inks.main, 0.25), 3) +
    Array.from(
      { length: 7 },
      (_, index) => `<circle cx="0" cy="${-660 + index * 80}" r="9" fill="#F4EAD5" stroke="#6B5636" stroke-width="2"/>`,
    ).join('')
  const pocket =
    fill(path([at(70, -560), at(152, -560), at(152, -470), at(111, -448), at(70, -470)]), inks.main, 'opacity=".92"') +
    stroke('M70 -560H152V-470L111 -448L70 -470Z', darken(inks.main, 0.3), 3.5)
  const band = stroke('M322 -326L236 -308M-322 -326L-236 -308', inks.second, 30, 'stroke-linecap="butt"')
  const piece = garment(
    pen,
    torso(hem),
    motifOn(pen, -340, -770, 680, 680, 104) +
      band +
      crease(
        'M200 -660C240 -560 270 -440 284 -330M-200 -660C-240 -560 -270 -440 -284 -330M-90 -400C-80 -300 -90 -200 ' +
          '-80 -110M100 -400C90 -300 104 -200 94 -110',
      ),
    4,
    fill(path([at(-78, -786), at(78, -786), at(0, -712)]), darken(inks.main, 0.6)) +
      placket +
      pocket +
      collar(-1) +
      collar(1),
  )
  return { ...lowered(piece, -hem), focus: at(50, -540) }
}

/** Short garments end above the origin; this puts their hem on it. */
function lowered(piece: Piece, by: number): Piece {
  return {
    ...piece,
    markup: `<g transform="translate(0 ${by})">${softShadow(piece.outline, 22, 28)}${piece.markup}</g>`,
    outline: '',
    height: piece.height - by,
  }
}
