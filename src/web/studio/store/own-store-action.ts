import { data, redirect } from 'react-router'
import { z } from 'zod'
import { getAdminStore } from '#domain/catalog/admin/admin-stores.ts'
import { editStore, storeDraftOf } from '#domain/catalog/admin/edit-store.ts'
import { type ClosedPeriodProblem, closedPeriodProblem } from '#domain/catalog/stores/closed-period.ts'
import type { NewStore } from '#domain/catalog/stores/new-store.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { isFarOff, tunisDayOf } from '#domain/tunis-day.ts'
import { readFields } from '#web/forms/form-fields.ts'
import { mergeTyped } from '#web/forms/merge-typed.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchRateLimited } from '#web/http/catch-rate-limited.ts'
import { ownStorePath } from '#web/paths/studio-paths.ts'
import {
  type FieldProblem,
  type OwnStoreField,
  type OwnStoreForm,
  ownStoreForms,
  seenFields,
  type TypedStore,
  typedIn,
  typedStoreOf,
  withTypedStore,
} from './own-store-form.ts'

export type StoreProblem = FieldProblem | ClosedPeriodProblem | 'past' | 'far-off'

/** A form as it was sent, to be shown again: nothing was saved. */
export interface ReturnedStore {
  readonly form: OwnStoreForm
  readonly typed: TypedStore
  /** What the next attempt is based on. */
  readonly seen: TypedStore
  readonly problems: { readonly [Field in OwnStoreField]?: StoreProblem }
  /** What somebody else has saved meanwhile. */
  readonly theirs?: TypedStore
}

const formShape = z.object({ seen: seenFields })

/** Runs the action of the button that was pressed on the page of a store. */
export async function runStoreAction(studio: Marketplace, storeId: number, form: FormData) {
  const button = textIn(form, 'do')
  if (button !== 'words' && button !== 'closed' && button !== 'open') throw data(null, { status: 400 })
  const name = button === 'open' ? 'closed' : button
  const item = await getAdminStore(studio, storeId)
  const current = storeDraftOf(item)
  const languages = { writtenIn: item.locale, locale: studio.locale }
  const seen = fieldsOf(name, readFields(formShape, form).seen ?? typedStoreOf(current, name, languages))
  // Ends the closing, or takes back one that is to come.
  const typed = button === 'open' ? { ...seen, closedFirstDay: '', closedLastDay: '' } : typedIn(form, name, seen)
  const { draft: edited, problems: ofFields } = withTypedStore(current, typed, languages)
  const { draft: base } = withTypedStore(current, seen, languages)
  const problems = { ...(name === 'closed' && problemsOfDays(studio, edited, current)), ...ofFields }
  const returned: ReturnedStore = { form: name, typed, seen, problems }
  if (Object.keys(problems).length > 0) return data(returned, { status: 422 })
  const saving = editStore(studio, storeId, { base, edited }).then((result) => {
    if (result.outcome === 'saved') return redirect(ownStorePath({ store: storeId, saved: button }))
    if (result.outcome !== 'changed-meanwhile')
      throw new Error(`The form ${name} of store ${storeId}: ${result.outcome}`)
    const now = typedStoreOf(result.current, name, languages)
    return data({ ...returned, ...mergeTyped(typed, seen, now), seen: now }, { status: 409 })
  })
  return catchRateLimited(saving, returned)
}

/** The fields of a form alone, each as a text. */
function fieldsOf(name: OwnStoreForm, seen: TypedStore): TypedStore {
  return Object.fromEntries(ownStoreForms[name].map((field) => [field, seen[field] ?? '']))
}

/**
 * Returns what is wrong with the days of a closing. Days that were typed anew lie neither in the past nor as far away
 * as a slip of the year puts them.
 */
function problemsOfDays({ clock }: Marketplace, edited: NewStore, current: NewStore): ReturnedStore['problems'] {
  const { closedFirstDay, closedLastDay } = edited
  const now = clock.now()
  if (closedFirstDay === current.closedFirstDay && closedLastDay === current.closedLastDay) return {}
  if (closedFirstDay !== undefined && isFarOff(closedFirstDay, now)) return { closedFirstDay: 'far-off' }
  if (closedLastDay !== undefined && closedLastDay < tunisDayOf(now)) return { closedLastDay: 'past' }
  const problem = closedPeriodProblem(edited)
  if (problem === 'incomplete' && closedFirstDay === undefined) return { closedFirstDay: problem }
  return problem ? { closedLastDay: problem } : {}
}
