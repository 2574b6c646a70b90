import { writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { missingPrograms } from '#tests/support/missing-programs.ts'
import type { BrowserPage } from './browser-page.ts'
import { openFirefox } from './firefox.ts'
import { orderAndConfirm } from './journey.ts'
import { openShop } from './open-shop.ts'
import { Visitor } from './visitor.ts'
import { openWebKit } from './webkit.ts'

interface OtherBrowser {
  readonly programs: readonly string[]
  /** Debian's packages with the programs. */
  readonly packages: string
  readonly open: () => Promise<BrowserPage>
}

const browsers: Readonly<Record<string, OtherBrowser>> = {
  Firefox: { programs: ['firefox-esr'], packages: 'firefox-esr', open: openFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], packages: 'webkit2gtk-driver xvfb', open: openWebKit },
}

for (const [name, { programs, packages, open }] of Object.entries(browsers)) {
  const missing = missingPrograms(programs)
  const skip = missing && `${missing}: apt install ${packages}`
  test(`a visitor of the shop orders a piece in ${name}, and the office confirms the order`, { skip }, async (t) => {
    await using shop = await openShop()
    await using page = await open()
    try {
      await orderAndConfirm(new Visitor(page), shop)
    } catch (error) {
      const file = path.join(os.tmpdir(), `hirfa-${name}.png`)
      await writeFile(file, await page.screenshot())
      t.diagnostic(`The page is in ${file}`)
      throw error
    }
  })
}
