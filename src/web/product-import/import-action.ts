import { data } from 'react-router'
import type { Marketplace } from '#domain/marketplace.ts'
import { getProductImport } from '#domain/product-import/get-imports.ts'
import {
  deleteProductImport,
  saveImportChoices,
  startProductImport,
  stopProductImport,
  takeBackProductImport,
} from '#domain/product-import/import-steps.ts'
import { textIn } from '#web/forms/read-form.ts'
import { catchNotFound } from '#web/http/catch-not-found.ts'
import { done } from '#web/http/done.ts'
import { readId } from '#web/http/parse-id.ts'
import { readChoices } from './choices-form.ts'

/** Runs the action of the button that was pressed on the page of an import. */
export async function runImportAction(marketplace: Marketplace, id: number, form: FormData) {
  const result = await catchNotFound(runStep(marketplace, id, form))
  return result.outcome === 'done' || result.outcome === 'deleted' ? done(result) : data(result, { status: 409 })
}

async function runStep(marketplace: Marketplace, id: number, form: FormData) {
  const version = readId(textIn(form, 'version')) ?? 0
  switch (textIn(form, 'do')) {
    case 'start':
      return startProductImport(marketplace, id, version)
    case 'stop':
      return stopProductImport(marketplace, id)
    case 'take-back':
      return takeBackProductImport(marketplace, id)
    case 'delete': {
      const { outcome } = await deleteProductImport(marketplace, id)
      return { outcome: outcome === 'done' ? ('deleted' as const) : outcome }
    }
    default:
      return choose(marketplace, id, version, form)
  }
}

async function choose(marketplace: Marketplace, id: number, version: number, form: FormData) {
  const { contents, choices: before } = await getProductImport(marketplace, id)
  if (!contents || !before) return { outcome: 'changed-meanwhile' } as const
  const choices = readChoices(form, contents, before)
  if (!choices) return { outcome: 'column-twice' } as const
  return saveImportChoices(marketplace, id, { choices, version })
}
