import { until } from '#tests/support/until.ts'
import type { BrowserPage } from './browser-page.ts'

/** The property with the id of an element. https://www.w3.org/TR/webdriver2/#elements */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** https://www.w3.org/TR/webdriver2/#keyboard-actions */
const enterKey = '\uE007'

/** Waits for a driver that is starting, and opens a browser by W3C WebDriver. */
export async function openWebDriverPage(
  driver: string,
  windowSize: { width: number; height: number },
): Promise<BrowserPage> {
  const isReady = () => fetch(`${driver}/status`).then(({ ok }) => ok)
  await until(() => isReady().catch(() => false), 'a driver that is ready')
  const { sessionId } = (await send(`${driver}/session`, { capabilities: {} })) as { sessionId: string }
  const session = `${driver}/session/${sessionId}`
  await send(`${session}/window/rect`, { x: 0, y: 0, ...windowSize })
  const evaluate = (expression: string) => send(`${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const find = async (expression: string) => {
    const found = (await evaluate(expression)) as { [elementKey]: string } | null
    if (!found) throw new Error('There is no such element')
    return `${session}/element/${found[elementKey]}`
  }
  return {
    evaluate,
    async open(url) {
      await evaluate('window.isLeft = true')
      // The driver of WebKit may answer before a redirect has been followed.
      await until(async () => {
        await send(`${session}/url`, { url })
        return (await evaluate('window.isLeft')) !== true
      }, url)
    },
    click: async (element) => void (await send(`${await find(element)}/click`, {})),
    type: async (element, text) =>
      void (await send(`${await find(element)}/value`, { text: text.replaceAll('\n', enterKey) })),
    screenshot: async () => Buffer.from(String(await send(`${session}/screenshot`)), 'base64'),
    [Symbol.asyncDispose]: async () => void (await fetch(session, { method: 'DELETE' })),
  }
}

/** Sends a command; one without parameters is a question. */
async function send(url: string, parameters?: object): Promise<unknown> {
  const response = await fetch(url, parameters && { method: 'POST', body: JSON.stringify(parameters) })
  const { value } = (await response.json()) as { value: { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message} (${new URL(url).pathname})`)
  return value
}
