import type { Marketplace } from '#domain/marketplace.ts'
import { editShowcase } from '#domain/showcase/edit-showcase.ts'
import type { ShowcaseEdit } from '#domain/showcase/showcase.ts'
import { textIn } from '../../read-form.ts'
import {
  readShowcaseBase,
  readShowcaseForm,
  type ShowcaseMistake,
  type TypedPlace,
  typedPlaceIn,
} from './showcase-form.ts'

/** What became of the form of a place. */
export type PlaceAnswer = {
  /** As the form called it. */
  readonly place: string
  readonly typed: TypedPlace
  /** What the next saving is upon; absent where nothing was. */
  readonly base: ShowcaseEdit | undefined
} & (
  | { readonly outcome: 'saved' }
  | { readonly outcome: 'invalid'; readonly mistake: ShowcaseMistake }
  /** `base` is what somebody else has made of it. */
  | { readonly outcome: 'changed-meanwhile' }
)

export async function savePlace(office: Marketplace, form: FormData): Promise<PlaceAnswer> {
  const [typed, base] = [typedPlaceIn(form), readShowcaseBase(form)]
  const about = { place: textIn(form, 'place'), typed, base }
  const reading = readShowcaseForm(form)
  if (reading.outcome === 'invalid') return { ...about, ...reading }
  const answer = await editShowcase(office, reading.place, { base, edited: reading.edit })
  switch (answer.outcome) {
    case 'saved':
      return { ...about, outcome: 'saved', base: reading.edit }
    case 'changed-meanwhile':
      return { ...about, outcome: 'changed-meanwhile', base: answer.current }
    case 'unknown-picture':
      return { ...about, outcome: 'invalid', mistake: 'picture' }
  }
}
