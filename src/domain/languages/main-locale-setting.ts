import { z } from 'zod'
import { type Locale, locales } from '#domain/locale.ts'
import { defaultMainLocale, mainLocaleKey } from '#domain/main-locale.ts'
import type { Marketplace } from '#domain/marketplace.ts'
import { getSetting } from '#domain/settings/get-setting.ts'
import type { Setting } from '#domain/settings/setting.ts'

/** The language of the shop at its plain addresses; the others are under a prefix. */
export interface MainLanguage {
  readonly mainLocale: Locale
}

const shape = z.object({ mainLocale: z.enum(locales) }) satisfies z.ZodType<MainLanguage>

export const mainLocaleSetting: Setting<MainLanguage> = {
  key: mainLocaleKey,
  shape,
  defaultValue: { mainLocale: defaultMainLocale },
}

/**
 * Returns the main language of the shop. Responses that depend on it need no cache tag: a change of a setting
 * invalidates all pages.
 */
export async function getMainLocale(marketplace: Marketplace): Promise<Locale> {
  return (await getSetting(marketplace, mainLocaleSetting)).value.mainLocale
}
