import type { Subject } from '../sample-shop.ts'
import { darken, lighten, standingOut } from './color.ts'
import type { Form } from './light.ts'
import { clip, fade, shadeOf } from './light.ts'
import type { Inks } from './marks.ts'
import type { Paper } from './paper.ts'
import { dice } from './paper.ts'

/** What a drawing needs at hand: the paper, what to draw and in which colours. */
export interface Pen {
  readonly paper: Paper
  readonly subject: Subject
  readonly inks: Inks
  /** Seen from near: the surface shows its texture. */
  readonly isClose: boolean
}

/** `stands` on a table, `hangs` on a wall, `lies` and is seen from above. */
export type Stance = 'stands' | 'hangs' | 'lies'

/** A drawn thing. The middle of its foot is the origin; up is negative. */
export interface Piece {
  readonly markup: string
  /** Path of the silhouette, for the shadow. */
  readonly outline: string
  readonly width: number
  readonly height: number
  readonly stance: Stance
  /** Half the width of what touches the table. */
  readonly foot?: number
  /** How far behind the origin the middle of the foot lies, for things with a flat front. */
  readonly shadowRise?: number
  /** The middle of the most interesting part. */
  readonly focus?: { readonly x: number; readonly y: number }
}

export type DrawPiece = (pen: Pen) => Piece

export function openPen(paper: Paper, subject: Subject, isClose = false): Pen {
  return { paper, subject, inks: inksOf(subject.palette), isClose }
}

export function inksOf({ main, second, accent }: Subject['palette']): Inks {
  return {
    main,
    second: standingOut(second, main),
    accent: standingOut(accent, main),
    shade: darken(main, 0.42),
    light: lighten(main, 0.6),
  }
}

export type Material = 'clay' | 'cloth' | 'wood' | 'leather' | 'straw' | 'smooth'

interface Look {
  readonly fill: string
  readonly form: Form
  readonly material?: Material
  /** What is painted on it, under the shade. */
  readonly inside?: string
  /** What lies over the shade. */
  readonly above?: string
}

/** A form with its colour, its pattern cut to the outline, its texture and its shade. */
export function body(pen: Pen, outline: string, look: Look): string {
  const { paper } = pen
  const texture =
    look.material === undefined || look.material === 'smooth' ? '' : textureOf(pen, outline, look.material)
  return (
    `<path d="${outline}" fill="${look.fill}" fill-rule="evenodd"/>` +
    (look.inside === undefined ? '' : `<g clip-path="${clip(paper, outline)}">${look.inside}</g>`) +
    texture +
    `<path d="${outline}" fill="${shadeOf(paper, look.form)}" fill-rule="evenodd"/>${look.above ?? ''}`
  )
}

function textureOf({ paper, isClose }: Pen, outline: string, material: Exclude<Material, 'smooth'>): string {
  const strength = isClose ? 1 : 0.6
  const lines = textureLines(material).replaceAll(
    / opacity="([^"]+)"/g,
    (_, opacity: string) => ` stroke-opacity="${Math.round(Number(opacity) * strength * 100) / 100}"`,
  )
  const texture = paper.define((id) => `<g id="${id}">${lines}</g>`).slice(4, -1)
  const crackle = isClose && material === 'clay' ? crackleLines() : ''
  return `<g clip-path="${clip(paper, outline)}"><use href="${texture}"/>${crackle}</g>`
}

/** Threads, pores or fibres as plain lines: librsvg is slow with patterns. */
function textureLines(material: Exclude<Material, 'smooth'>): string {
  switch (material) {
    case 'cloth':
      return (
        hatch(7, (at) => `M-430 ${at - 900}H430`, 'stroke="#fff" stroke-width="1.5" opacity=".17"', 134) +
        hatch(7, (at) => `M${at - 430} -900V30`, 'stroke="#2B1608" stroke-width="1.3" opacity=".13"', 124)
      )
    case 'wood':
      return hatch(
        13,
        (at) => `M${at - 430} -900q${at % 5} 230 ${(at % 3) - 4} 460t${at % 4} 470`,
        'fill="none" stroke="#2B1608" stroke-width="1.3" opacity=".16"',
        66,
      )
    case 'straw':
      return hatch(
        11,
        (at) => `M-430 ${at - 900}H430`,
        'stroke="#2B1608" stroke-width="1.6" stroke-dasharray="9 4" opacity=".2"',
        84,
      )
    case 'leather':
      return specks(3, 520, 5, 'stroke="#2B1608" stroke-width="1.2" opacity=".2"')
    case 'clay':
      return (
        specks(5, 420, 1.5, 'stroke="#2B1608" stroke-width="1.7" stroke-linecap="round" opacity=".28"') +
        specks(8, 300, 1.2, 'stroke="#fff" stroke-width="1.7" stroke-linecap="round" opacity=".4"')
      )
  }
}

/** The fine net of cracks in an old glaze. */
function crackleLines(): string {
  const random = dice(21)
  const cracks = Array.from({ length: 90 }, () => {
    let [x, y, turn] = [random() * 760 - 380, random() * 760 - 740, random() * 6.3]
    let crack = `M${Math.round(x)} ${Math.round(y)}`
    for (let step = 0; step < 4; step++) {
      turn += random() * 1.6 - 0.8
      x += Math.cos(turn) * 24
      y += Math.sin(turn) * 24
      crack += `L${Math.round(x)} ${Math.round(y)}`
    }
    return crack
  }).join('')
  return stroke(cracks, '#2B1608', 0.9, 'opacity=".13"')
}

function hatch(gap: number, lineAt: (at: number) => string, style: string, count: number): string {
  return `<path d="${Array.from({ length: count }, (_, index) => lineAt(index * gap)).join('')}" ${style}/>`
}

function specks(seed: number, count: number, length: number, style: string): string {
  const random = dice(seed)
  const lines = Array.from({ length: count }, () => {
    const [x, y, lean] = [random() * 800 - 400, random() * 900 - 880, (random() - 0.5) * length]
    return `M${Math.round(x)} ${Math.round(y)}l${length} ${Math.round(lean * 10) / 10}`
  })
  return `<path d="${lines.join('')}" ${style}/>`
}

/** A soft streak of light on a glazed or polished side. */
export function gleam(pen: Pen, outline: string, opacity = 0.6): string {
  const fill = fade(
    pen.paper,
    [
      [0, '#fff', 0.9],
      [0.6, '#fff', 0.35],
      [1, '#fff', 0],
    ],
    [0, 0, 0.3, 1],
  )
  return `<path d="${outline}" fill="${fill}" fill-opacity="${opacity}"/>`
}

export function stroke(line: string, color: string, width: number, extra = ''): string {
  const ends = extra.includes('stroke-linecap') ? '' : 'stroke-linecap="round" '
  return (
    `<path d="${line}" fill="none" stroke="${color}" stroke-width="${width}" ${ends}stroke-linejoin="round" ` +
    `${extra.replace(/(?<!-)\bopacity=/, 'stroke-opacity=')}/>`
  )
}

export function fill(outline: string, color: string, extra = ''): string {
  return `<path d="${outline}" fill="${color}" ${extra.replace(/(?<!-)\bopacity=/, 'fill-opacity=')}/>`
}
