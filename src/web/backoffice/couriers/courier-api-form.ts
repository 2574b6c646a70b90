import { z } from 'zod'
import { maxApiTokenLength, maxApiUrlLength } from '#domain/couriers/api/api-limits.ts'
import { getApiSettings, removeApi, saveApi } from '#domain/couriers/api/api-settings.ts'
import { tryApi } from '#domain/couriers/api/try-api.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { plainLine, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'

const apiForm = z.object({
  baseUrl: plainLine,
  token: plainLine,
  apiVersion: sentIdOrZero,
})

/** The API of a courier as its page shows it. */
export async function displayedApi(office: Marketplace, courierId: number) {
  const settings = await getApiSettings(office, courierId)
  return {
    isSetUp: settings !== undefined,
    baseUrl: settings?.baseUrl ?? office.courierApis['first-delivery'].defaultBaseUrl,
    version: settings?.version ?? 0,
    problem: settings?.problem,
  }
}

export const apiButtons = ['api-save', 'api-remove', 'api-try'] as const

/** Runs the button of the form that was pressed. */
export async function runApiAction(office: Marketplace, courierId: number, button: string, form: FormData) {
  if (button === 'api-try') return tryApi(office, courierId)
  const { baseUrl, token, apiVersion: version } = readFields(apiForm, form)
  if (button === 'api-remove') return removeApi(office, courierId, version)
  if (baseUrl.length > maxApiUrlLength) return { outcome: 'address-refused' } as const
  if (token.length > maxApiTokenLength) return { outcome: 'token-missing' } as const
  const draft = { api: 'first-delivery', baseUrl, ...(token !== '' && { token }) } as const
  return saveApi(office, courierId, { version, draft })
}

export type ApiResult = Awaited<ReturnType<typeof runApiAction>>
