import { z } from 'zod'
import { courierApiKinds } from '#domain/courier-api-kind.ts'
import { maxApiTokenLength, maxApiUrlLength } from '#domain/couriers/api/api-limits.ts'
import { getApiSettings, removeApi, saveApi } from '#domain/couriers/api/api-settings.ts'
import { tryApi } from '#domain/couriers/api/try-api.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { plainLine, rawText, readFields, sentIdOrZero } from '#web/forms/form-fields.ts'

const apiForm = z.object({
  api: rawText.transform((sent) => courierApiKinds.find((kind) => kind === sent) ?? courierApiKinds[0]),
  baseUrl: plainLine,
  token: plainLine,
  apiVersion: sentIdOrZero,
})

/** The API of a courier as its page shows it. */
export async function displayedApi(office: Marketplace, courierId: number) {
  const settings = await getApiSettings(office, courierId)
  const api = settings?.api ?? courierApiKinds[0]
  const baseUrl = settings?.baseUrl ?? ''
  return {
    ...{ isSetUp: settings !== undefined, api },
    // That of the courier need not be entered, so that another one can be chosen without changing it.
    baseUrl: baseUrl === office.courierApis[api].defaultBaseUrl ? '' : baseUrl,
    defaultBaseUrls: courierApiKinds.map((kind) => office.courierApis[kind].defaultBaseUrl),
    version: settings?.version ?? 0,
    problem: settings?.problem,
  }
}

export const apiButtons = ['api-save', 'api-remove', 'api-try'] as const

/** Runs the button of the form that was pressed. */
export async function runApiAction(office: Marketplace, courierId: number, button: string, form: FormData) {
  if (button === 'api-try') return tryApi(office, courierId)
  const { api, baseUrl: typed, token, apiVersion: version } = readFields(apiForm, form)
  const baseUrl = typed || office.courierApis[api].defaultBaseUrl
  if (button === 'api-remove') return removeApi(office, courierId, version)
  if (baseUrl.length > maxApiUrlLength) return { outcome: 'address-refused' } as const
  if (token.length > maxApiTokenLength) return { outcome: 'token-missing' } as const
  const draft = { api, baseUrl, ...(token !== '' && { token }) }
  return saveApi(office, courierId, { version, draft })
}

export type ApiResult = Awaited<ReturnType<typeof runApiAction>>
