import type { Subject, View } from '../sample-shop.ts'
import { openPaper } from './paper.ts'
import { picture } from './views.ts'

/** One product picture, 960 by 1200 (4:5). */
export function drawProduct(subject: Subject, view: View, seed: number): string {
  const paper = openPaper(seed)
  return paper.finish(960, 1200, picture(paper, subject, view, seed))
}
