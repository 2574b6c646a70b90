import { darken, house, lighten } from './color.ts'
import { arch, at, box, path, round, smooth, star } from './geometry.ts'
import { down, fade, glow } from './light.ts'
import type { Paper } from './paper.ts'
import { fill, stroke } from './piece.ts'

/** Limewash: a soft slope of light from the window at the left, and clouds of the brush. */
export function limewash(paper: Paper, wall: string, width: number, height: number): string {
  const slope = fade(
    paper,
    [
      [0, lighten(wall, 0.5)],
      [0.45, wall],
      [1, darken(wall, 0.16)],
    ],
    [0, 0, 1, 0.9],
  )
  const cloud = (color: string, opacity: number): string =>
    glow(paper, [
      [0, color, opacity],
      [1, color, 0],
    ])
  const clouds = Array.from({ length: 9 }, (_, index) => {
    const [x, y] = [paper.random() * width, paper.random() * height]
    const size = (0.16 + paper.random() * 0.18) * Math.max(width, height)
    return (
      `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ` +
      `ry="${round(size * (0.35 + paper.random() * 0.4))}" ` +
      `transform="rotate(${round(paper.random() * 60 - 30)} ${round(x)} ${round(y)})" ` +
      `fill="${index % 2 === 0 ? cloud('#FFFDF6', 0.2) : cloud(darken(wall, 0.4), 0.085)}"/>`
    )
  }).join('')
  return `<rect width="${width}" height="${height}" fill="${slope}"/>${clouds}${plasterGrain(paper, width, height)}`
}

function plasterGrain(paper: Paper, width: number, height: number): string {
  const specks = (count: number, length: number): string =>
    Array.from(
      { length: count },
      () => `M${round(paper.random() * width)} ${round(paper.random() * height)}h${length}`,
    ).join('')
  const count = Math.round((width * height) / 3600)
  return (
    `<path d="${specks(count, 2)}" stroke="#2B1608" stroke-width="1.6" stroke-opacity=".09"/>` +
    `<path d="${specks(count, 2.5)}" stroke="#fff" stroke-width="2" stroke-opacity=".3"/>`
  )
}

/** The window's light on the wall: a leaning arch with bars. Layers make its soft edge, quicker than a blur. */
export function windowLight(x: number, y: number, size: number, opacity = 0.6): string {
  const panes = (grow: number): string => arch(0, grow, size + grow * 2, size * 1.5 + grow * 2)
  const light = [9, 4, 0, -4]
    .map((grow) => fill(panes(grow), '#FFF9E6', `opacity="${thousandth(opacity / 3.4)}"`))
    .join('')
  const bar = (grow: number): string =>
    path(box(-5 - grow, -size * 1.48, 10 + grow * 2, size * 1.48)) +
    path(box(-size / 2, -size * 0.52 - grow, size, 9 + grow * 2)) +
    path(box(-size / 2, -size - grow, size, 9 + grow * 2))
  const bars = [0, 3].map((grow) => fill(bar(grow), '#8A6A48', `opacity="${thousandth(opacity * 0.14)}"`)).join('')
  return `<g transform="translate(${round(x)} ${round(y)}) skewX(-14) rotate(6)">${light}${bars}</g>`
}

function thousandth(value: number): number {
  return Math.round(value * 1000) / 1000
}

export function leafShadow(x: number, y: number, scale: number, opacity = 0.2): string {
  const stem = [at(0, 0), at(-90, 60), at(-190, 90), at(-320, 170), at(-420, 290)]
  const leaf = (grow: number): string =>
    stem
      .slice(1)
      .flatMap((point, index) =>
        [0, 1, 2].map((each) => {
          const turn = index * 14 + each * 74 - 60
          const place = at(point.x + (each - 1) * 34, point.y + (each - 1) * -16)
          return (
            `<ellipse cx="46" cy="0" rx="${48 + grow}" ry="${11 + grow}" transform="translate(${place.x} ` +
            `${place.y}) rotate(${turn})"/>`
          )
        }),
      )
      .join('')
  const twig = (grow: number): string =>
    stroke(smooth(stem), '#3A2' + 'A14', 6 + grow, `opacity="${thousandth(opacity / 3.6)}"`)
  const layers = [7, 3.5, 0, -4].map(
    (grow) => `<g fill="#3A2A14" fill-opacity="${thousandth(opacity / 3.6)}">${leaf(grow)}${twig(grow)}</g>`,
  )
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${scale})">${layers.join('')}</g>`
}

export function zelligeBand(paper: Paper, x: number, y: number, width: number, height: number, tone: string): string {
  const half = height / 2
  const tile = paper
    .define(
      (id) =>
        `<g id="${id}">` +
        fill(path(star(at(half, half), half * 0.96, half * 0.7, 8)), tone) +
        fill(path(star(at(half, half), half * 0.6, half * 0.44, 8)), '#F7F1E4') +
        fill(path(star(at(half, half), half * 0.38, half * 0.2, 8)), house.saffron) +
        fill(
          path(star(at(0, half * 2), half * 0.3, half * 0.3, 2)) + path(star(at(0, 0), half * 0.3, half * 0.3, 2)),
          house.clay,
        ) +
        stroke(`M0 0V${round(height)}`, '#CDBB98', 2) +
        '</g>',
    )
    .slice(4, -1)
  const tiles = Array.from(
    { length: Math.ceil(width / height) },
    (_, index) => `<use href="${tile}" x="${round(x + index * height)}" y="${round(y)}"/>`,
  ).join('')
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#F7F1E4"/>${tiles}` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fade(
      paper,
      [
        [0, '#fff', 0.22],
        [0.4, '#fff', 0],
        [1, '#2B1608', 0.16],
      ],
      [0, 0, 1, 1],
    )}"/>` +
    `<rect x="${x}" y="${y - 7}" width="${width}" height="8" fill="${darken(tone, 0.1)}"/>` +
    `<rect x="${x}" y="${y + height - 1}" width="${width}" height="8" fill="${darken(tone, 0.1)}"/>`
  )
}

/** A recess in the wall with its own shade. */
export function niche(paper: Paper, wall: string, x: number, bottom: number, width: number, height: number): string {
  const outline = arch(x, bottom, width, height)
  const hollow = fade(
    paper,
    [
      [0, darken(wall, 0.34)],
      [0.35, darken(wall, 0.14)],
      [1, lighten(wall, 0.1)],
    ],
    [0, 0, 1, 0.5],
  )
  return (
    fill(outline, hollow) +
    `<g opacity=".6">${fill(
      outline,
      fade(
        paper,
        [
          [0, '#2B1608', 0.24],
          [0.3, '#2B1608', 0],
        ],
        down,
      ),
    )}</g>` +
    stroke(outline, lighten(wall, 0.55), 9) +
    `<g transform="translate(-5 4)">${stroke(outline, darken(wall, 0.35), 4, 'opacity=".5"')}</g>`
  )
}
