import type { Subject } from '../sample-shop.ts'
import { brightness, darken, house, lighten, mix, standingOut } from './color.ts'
import { emblems } from './emblems.ts'
import { arch, at, box, path, star } from './geometry.ts'
import { down, fade } from './light.ts'
import type { Paper } from './paper.ts'
import { dice, openPaper } from './paper.ts'
import type { Piece } from './piece.ts'
import { fill, openPen, stroke } from './piece.ts'
import { drawPiece } from './pieces.ts'
import { place } from './placing.ts'
import { leafShadow, limewash, zelligeBand } from './walls.ts'

type Palette = Subject['palette']

/** A store's mark, 400 by 400: an emblem of the craft in a door or a star; the name chooses, the seed varies. */
export function drawLogo(name: string, palette: Palette, seed: number): string {
  const paper = openPaper(seed)
  const choice = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, seed)
  const ground = brightness(palette.main) > 0.72 ? palette.second : palette.main
  const light = brightness(ground) > 0.5 ? darken(ground, 0.65) : '#FBF3E2'
  const accent = standingOut(palette.accent, ground)
  const emblem = emblems[choice % emblems.length] ?? emblems[0]
  const inDoor = Math.floor(choice / emblems.length) % 2 === 0
  const field = inDoor ? arch(200, 338, 216, 288) : path(star(at(200, 200), 158, 120, 8))
  const outer = inDoor ? arch(200, 356, 252, 324) : path(star(at(200, 200), 182, 138, 8))
  const background = `<rect width="400" height="400" fill="${fade(
    paper,
    [
      [0, lighten(ground, 0.1)],
      [1, darken(ground, 0.16)],
    ],
    [0, 0, 1, 1],
  )}"/>`
  const feet = inDoor ? stroke('M60 356H340', light, 5) : ''
  return paper.finish(
    400,
    400,
    background +
      corners(ground, light) +
      stroke(outer, light, 5) +
      stroke(outer, accent, 2, 'stroke-dasharray="2 10" transform="translate(0 0)"') +
      feet +
      fill(field, light) +
      emblem({ ink: ground, accent: standingOut(palette.accent, light), light, middle: inDoor ? 214 : 200 }),
  )
}

function corners(ground: string, light: string): string {
  return [at(36, 36), at(364, 36), at(36, 364), at(364, 364)]
    .map(
      (corner) =>
        fill(path(star(corner, 17, 12, 8)), mix(ground, light, 0.35)) + fill(path(star(corner, 8, 5, 8)), ground),
    )
    .join('')
}

/** The wide picture of a store, 1600 by 600: its pieces on a ledge under an arcade. */
export function drawCover(palette: Palette, subjects: readonly Subject[], seed: number): string {
  const paper = openPaper(seed)
  const tone = brightness(palette.main) > 0.75 ? palette.second : palette.main
  const wall = mix(mix(tone, palette.accent, 0.15), '#F6EDDD', 0.74)
  const ledge = 486
  return paper.finish(
    1600,
    600,
    limewash(paper, wall, 1600, 600) +
      arcade(paper, wall, tone, ledge) +
      leafShadow(1620, -30, 1, 0.15) +
      ledgeOf(paper, tone, ledge) +
      displayed(paper, subjects, ledge),
  )
}

function arcade(paper: Paper, wall: string, tone: string, ledge: number): string {
  const hollow = fade(
    paper,
    [
      [0, darken(wall, 0.2)],
      [0.4, darken(wall, 0.06)],
      [1, lighten(wall, 0.3)],
    ],
    [0, 0, 1, 0.4],
  )
  return (
    [210, 605, 1000, 1395]
      .map((x) => {
        const opening = arch(x, ledge, 316, 430)
        return (
          fill(opening, hollow) +
          stroke(opening, lighten(wall, 0.65), 9) +
          stroke(opening, mix(wall, tone, 0.5), 2) +
          stroke(arch(x, ledge, 352, 452), mix(wall, tone, 0.3), 2, 'opacity=".7"')
        )
      })
      .join('') +
    [407, 802, 1198]
      .map(
        (x) =>
          fill(path(star(at(x, 150), 26, 18, 8)), mix(wall, tone, 0.55)) +
          fill(path(star(at(x, 150), 12, 7, 8)), lighten(wall, 0.5)),
      )
      .join('')
  )
}

function ledgeOf(paper: Paper, tone: string, ledge: number): string {
  return (
    `<rect y="${ledge - 30}" width="1600" height="30" fill="${fade(
      paper,
      [
        [0, house.shadow, 0],
        [1, house.shadow, 0.2],
      ],
      down,
    )}"/>` +
    `<rect y="${ledge}" width="1600" height="54" fill="${fade(
      paper,
      [
        [0, '#E9DFCC'],
        [1, '#FFFAF0'],
      ],
      down,
    )}"/>` +
    fill(path(box(0, ledge + 54, 1600, 60)), '#D8C9AD') +
    zelligeBand(paper, -10, ledge + 66, 1620, 42, brightness(tone) > 0.6 ? house.doorBlue : tone)
  )
}

/** Up to six pieces, the tallest in the arches; what hangs or lies is smaller and leans at the back. */
function displayed(paper: Paper, subjects: readonly Subject[], ledge: number): string {
  const roll = dice(subjects.length + 5)
  const pieces = subjects.slice(0, 6).map((subject) => drawPiece(openPen(paper, subject)))
  const spots = spotsFor(pieces.length)
  const drawn = pieces.map((piece, index) => {
    const x = spots[index] ?? 800
    return { isBehind: piece.stance === 'hangs', markup: onLedge(paper, piece, x, ledge, index, roll()) }
  })
  return [...drawn.filter(({ isBehind }) => isBehind), ...drawn.filter(({ isBehind }) => !isBehind)]
    .map(({ markup }) => markup)
    .join('')
}

function spotsFor(count: number): readonly number[] {
  if (count <= 4) return [1000, 605, 1395, 210]
  return [1000, 605, 1395, 210, 802, 1198]
}

function onLedge(paper: Paper, piece: Piece, x: number, ledge: number, index: number, chance: number): string {
  const isBetween = index > 3
  const [wide, high] = isBetween ? [180, 190] : [290, 330]
  const scale = Math.min(wide / piece.width, high / piece.height)
  switch (piece.stance) {
    case 'stands':
      return place(paper, piece, { x, y: ledge + (isBetween ? 44 : 26), scale: scale * (0.92 + chance * 0.08) })
    case 'hangs':
      return place(paper, piece, {
        x,
        y: ledge - 34,
        scale: Math.min((isBetween ? 150 : 270) / piece.width, (isBetween ? 230 : 370) / piece.height),
      })
    case 'lies':
      return place(paper, piece, { x, y: ledge + 30, scale: scale * 0.92, turn: 0 })
  }
}
