import { drawDoor } from './hero-door.ts'
import { drawGrove } from './hero-grove.ts'
import { drawLoom } from './hero-loom.ts'
import { drawPots } from './hero-pots.ts'
import { openPaper } from './paper.ts'

/** Pixels of a hero. */
export const heroSize = { width: 1920, height: 900 } as const

const heroes = [drawPots, drawLoom, drawDoor, drawGrove] as const

/** The wide pictures that greet; their left half stays calm for the words. */
export function drawHero(index: 0 | 1 | 2 | 3): string {
  const paper = openPaper(index + 11)
  return paper.finish(heroSize.width, heroSize.height, heroes[index](paper))
}
