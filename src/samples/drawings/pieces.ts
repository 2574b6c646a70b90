import type { Shape } from '../sample-shop.ts'
import { backpack } from './backpack.ts'
import { clutch, satchel, tote } from './bags.ts'
import { dress, jacket, jebba, shirt } from './clothing.ts'
import { bowl, plate } from './dishes.ts'
import { doll } from './doll.ts'
import { fouta, scarf } from './drapes.ts'
import { mobile, puppet } from './hanging-toys.ts'
import { hat } from './hats.ts'
import { candle, lantern, mirror } from './home.ts'
import { earrings, necklace } from './jewellery.ts'
import type { DrawPiece, Pen, Piece } from './piece.ts'
import { cup, jug, vase } from './pottery.ts'
import { bracelet, fingerRing } from './rings.ts'
import { babouche, espadrille, sandal } from './shoes.ts'
import { cushion, rug } from './textiles.ts'
import { bottle, jar, soap } from './toiletries.ts'
import { blocks, rattle, toyAnimal } from './toys.ts'
import { basket, board, spoon, stool } from './woodwork.ts'

const drawers: Readonly<Record<Shape, DrawPiece>> = {
  vase,
  bowl,
  plate,
  jug,
  cup,
  doll,
  lantern,
  board,
  spoon,
  basket,
  rug,
  cushion,
  fouta,
  mirror,
  candle,
  soap,
  bottle,
  jar,
  necklace,
  earrings,
  bracelet,
  ring: fingerRing,
  scarf,
  hat,
  tote,
  satchel,
  clutch,
  backpack,
  babouche,
  sandal,
  espadrille,
  jebba,
  dress,
  jacket,
  shirt,
  'toy-animal': toyAnimal,
  blocks,
  mobile,
  puppet,
  rattle,
  stool,
}

export function drawPiece(pen: Pen): Piece {
  return drawers[pen.subject.shape](pen)
}

/** All that can be drawn. */
export const shapes: readonly Shape[] = Object.keys(drawers) as Shape[]
