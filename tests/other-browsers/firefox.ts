import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { type BrowserPage, windowSize } from './browser-page.ts'

/** Opens Firefox without a display. It speaks WebDriver BiDi itself. */
export async function openFirefox(): Promise<BrowserPage> {
  const browser = await puppeteer.launch({
    ...{ browser: 'firefox', executablePath: '/usr/bin/firefox-esr', defaultViewport: windowSize },
    // The first start reads 250 MB.
    timeout: 120_000,
  })
  const page = await browser.newPage()
  const find = async (expression: string) => {
    const element = (await page.evaluateHandle(expression)).asElement()
    if (!element) throw new Error('There is no such element')
    return element as ElementHandle<Element>
  }
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (element) => (await find(element)).click(),
    type: async (element, text) => (await find(element)).type(text),
    screenshot: () => page.screenshot(),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}
