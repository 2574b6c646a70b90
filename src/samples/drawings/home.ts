import { area } from './cells.ts'
import { darken, lighten } from './color.ts'
import { arch, at, box, ellipse, smooth } from './geometry.ts'
import { fade, glow } from './light.ts'
import { filled, flat, paintMarks } from './marks.ts'
import { fillMotif } from './motifs.ts'
import type { DrawPiece, Pen } from './piece.ts'
import { body, fill, stroke } from './piece.ts'
import { belt } from './pottery.ts'
import { turned } from './turned.ts'

export function halo(pen: Pen, x: number, y: number, radius: number, opacity = 0.7): string {
  const light = glow(pen.paper, [
    [0, '#FFE9A8', 0.95],
    [0.3, '#FFCB63', 0.42],
    [1, '#FFB23E', 0],
  ])
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light}" opacity="${opacity}"/>`
}

function flame(x: number, y: number): string {
  return (
    fill(
      `M${x} ${y - 84}C${x + 34} ${y - 44} ${x + 26} ${y} ${x} ${y}C${x - 26} ${y} ${x - 30} ${y - 40} ${x} ${y - 84}Z`,
      '#F6A93B',
    ) +
    fill(
      `M${x} ${y - 60}C${x + 18} ${y - 34} ${x + 14} ${y - 4} ${x} ${y - 3}C${x - 14} ${y - 4} ${x - 17} ${y - 30} ` +
        `${x} ${y - 60}Z`,
      '#FFEBB0',
    )
  )
}

/** A burning candle in a painted jar. */
export const candle: DrawPiece = (pen) => {
  const { inks } = pen
  const wax = '#FBEFD2'
  const pot = turned(pen, {
    profile: [
      [380, 186],
      [366, 188],
      [250, 190],
      [110, 188],
      [30, 178],
      [0, 166],
    ],
    tilt: 0.2,
    fill: inks.main,
    material: 'clay',
    gloss: 0.9,
    mouth: lighten(inks.main, 0.4),
    lip: inks.main,
    marks: belt(pen, 190, 110, 260, 76),
  })
  const pool = fill(
    ellipse(0, -368, 168, 29),
    glow(
      pen.paper,
      [
        [0, '#FFD983'],
        [0.5, wax],
        [1, '#E2C795'],
      ],
      0.5,
      0.5,
      0.6,
    ),
  )
  const markup =
    pot.markup + pool + stroke('M0 -366C-2 -384 4 -396 0 -412', '#3A2416', 7) + halo(pen, 0, -440, 250) + flame(0, -398)
  return { markup, outline: pot.outline, width: 380, height: 490, stance: 'stands', foot: 172, focus: at(0, -300) }
}

/** A lantern of pierced metal: dome, glowing windows, ring. */
export const lantern: DrawPiece = (pen) => {
  const { inks } = pen
  const glass = '#FFD88A'
  const shell = turned(pen, {
    profile: [
      [478, 150],
      [462, 172],
      [280, 184],
      [110, 172],
      [96, 150],
    ],
    tilt: 0.14,
    fill: inks.main,
    form: 'metal',
  })
  const windows = [-1.05, 0, 1.05].map((turn) => {
    const points = arch(turn * 184, -130, 120, 280)
    return { markup: points, x: turn }
  })
  const lights = windows
    .map(({ x }) => {
      const squeeze = Math.cos(x * 0.86)
      const centre = Math.sin(x * 0.86) * 182
      const light = glow(
        pen.paper,
        [
          [0, '#FFF4CF'],
          [0.5, glass],
          [1, '#E08F2E'],
        ],
        0.5,
        0.6,
        0.6,
      )
      const lattice = fillMotif(
        pen.subject.motif === 'plain' || pen.subject.motif === 'grain' ? 'zellige' : pen.subject.motif,
        area(-64, -420, 128, 300, 64),
      )
      const inks = {
        ...pen.inks,
        main: glass,
        light: '#FFF6D8',
        second: darken(pen.inks.main, 0.3),
        accent: pen.inks.accent,
      }
      return (
        `<g transform="translate(${centre} ${Math.abs(x) > 0 ? -8 : 6}) scale(${squeeze.toFixed(3)} 1)">` +
        body(pen, arch(0, -128, 128, 290), {
          fill: light,
          form: 'flat',
          inside: `<g opacity=".9">${paintMarks(lattice, inks, flat)}</g>`,
        }) +
        stroke(arch(0, -128, 132, 294), darken(pen.inks.main, 0.35), 7) +
        stroke(arch(-2, -128, 132, 294), lighten(pen.inks.main, 0.5), 2.5) +
        '</g>'
      )
    })
    .join('')
  const dome = turned(pen, {
    profile: [
      [660, 14],
      [640, 34],
      [600, 100],
      [540, 158],
      [490, 182],
      [476, 190],
      [464, 188],
    ],
    tilt: 0.14,
    fill: inks.main,
    form: 'metal',
    marks: [
      ...fillMotif('dots', area(-300, -570, 600, 64, 60)),
      filled('second', box(-400, -492, 800, 12)),
      filled('accent', box(-400, -592, 800, 8)),
    ],
  })
  const base = turned(pen, {
    profile: [
      [116, 176],
      [100, 188],
      [70, 176],
      [40, 150],
      [16, 170],
      [0, 176],
    ],
    tilt: 0.14,
    fill: inks.main,
    form: 'metal',
  })
  const ringTop =
    stroke(ellipse(0, -706, 36, 40), darken(inks.main, 0.4), 16) +
    stroke(ellipse(-2, -708, 36, 40), lighten(inks.main, 0.35), 6)
  return {
    markup:
      halo(pen, 0, -290, 430, 0.5) +
      ringTop +
      base.markup +
      shell.markup +
      lights +
      dome.markup +
      halo(pen, 0, -270, 190, 0.45),
    outline: `${base.outline}${shell.outline}${dome.outline}`,
    width: 380,
    height: 750,
    stance: 'stands',
    foot: 178,
    focus: at(30, -360),
  }
}

/** A mirror in a broad arched frame, for the wall. */
export const mirror: DrawPiece = (pen) => {
  const { inks } = pen
  const outer = arch(0, 0, 500, 740)
  const inner = arch(0, -84, 330, 556)
  const motif = pen.subject.motif === 'plain' ? 'dots' : pen.subject.motif
  const frame = body(pen, outer, {
    fill: inks.main,
    form: 'flat',
    material: pen.subject.motif === 'grain' ? 'wood' : 'clay',
    inside: paintMarks(fillMotif(motif, area(-260, -750, 520, 750, 86)), inks),
  })
  const sky = fade(
    pen.paper,
    [
      [0, '#DDE8EC'],
      [0.45, '#F4EFE2'],
      [0.72, '#E6D6BC'],
      [1, '#C9B08C'],
    ],
    [0, 0, 0.3, 1],
  )
  const room =
    fill('M-170 -84V-190L40 -236L170 -190V-84Z', '#B99468', 'opacity=".5"') +
    fill(arch(64, -204, 92, 190), '#9DB9C9', 'opacity=".75"') +
    stroke('M-120 -84C-110 -200 -60 -250 -80 -340', '#6E7B45', 6, 'opacity=".7"') +
    [
      [-90, -300],
      [-66, -250],
      [-104, -220],
      [-84, -180],
    ]
      .map(([x = 0, y = 0], index) =>
        fill(
          smooth(
            [at(x, y), at(x + (index % 2 === 0 ? 30 : -30), y - 20), at(x + (index % 2 === 0 ? 44 : -44), y - 4)],
            true,
          ),
          '#73834A',
          'opacity=".8"',
        ),
      )
      .join('')
  const glass = body(pen, inner, {
    fill: sky,
    form: 'flat',
    inside:
      room +
      fill('M-190 -260L60 -700H140L-190 -120Z', '#fff', 'opacity=".34"') +
      fill('M-40 -60L190 -480V-430L0 -60Z', '#fff', 'opacity=".25"'),
  })
  return {
    markup:
      frame +
      stroke(outer, darken(inks.main, 0.35), 6) +
      `<g transform="translate(5 7)">${stroke(inner, '#2B1608', 14, 'opacity=".35"')}</g>` +
      glass +
      stroke(inner, inks.accent, 11) +
      stroke(inner, lighten(inks.accent, 0.6), 3) +
      `<g transform="translate(-3 -3)">${stroke(outer, '#fff', 2.5, 'opacity=".5"')}</g>`,
    outline: outer,
    width: 520,
    height: 740,
    stance: 'hangs',
    focus: at(-120, -560),
  }
}
