import { isTrusted, trustedProxies } from '#server/client-network.ts'
import type { Config } from '#server/config.ts'
import { originOf } from '#server/listen.ts'
import { isPrivateNetwork } from '#server/untrusted-proxy.ts'
import { clientPath, readyPath } from '#web/paths/file-paths.ts'
import { type Finding, fine, problem, warning } from './finding.ts'

const timeoutMilliseconds = 10_000

/** An address of the range for documentation, from which nobody sends anything. */
const madeUpAddress = '192.0.2.1'

/** Checks that the shop listens, that PUBLIC_URL leads to it, and that the proxy before it says who asks. */
export async function checkAddress(config: Config): Promise<readonly Finding[]> {
  const local = await checkPort(config)
  if (config.publicUrl === undefined)
    return [local, warning('PUBLIC_URL is not set: links in emails lead to this machine only')]
  if (local.state === 'problem') return [local]
  return [local, ...(await checkPublicUrl(config, config.publicUrl))]
}

async function checkPort({ host, port }: Config): Promise<Finding> {
  const origin = originOf(host, port)
  const answer = await ask(`${origin}${readyPath}`)
  if ('problem' in answer) return problem(`Nothing answers at ${origin} (${answer.problem}): start the shop`)
  const { status, parts } = answer.body as { status?: string; parts?: Record<string, string> }
  if (status === 'ready') return fine(`The shop is ready at ${origin}`)
  if (status === undefined) return problem(`Another program listens at ${origin}: stop it, or set PORT to another one`)
  const failing = Object.keys(parts ?? {}).filter((part) => parts?.[part] !== 'well')
  return problem(`The shop at ${origin} is not ready: ${failing.join(', ') || 'it is starting or stopping'}`)
}

async function checkPublicUrl(config: Config, publicUrl: string): Promise<readonly Finding[]> {
  const answer = await ask(`${publicUrl}${clientPath}`, { 'X-Forwarded-For': madeUpAddress })
  if ('problem' in answer) return [problem(`${publicUrl} does not answer from here: ${explain(answer.problem)}`)]
  const client = answer.body as Partial<SeenClient>
  if (client.network === undefined)
    return [problem(`${publicUrl} does not lead to this shop: point the DNS record and the proxy here`)]
  const isSecure = publicUrl.startsWith('https:')
  const leadsHere = isSecure
    ? fine(`${publicUrl} leads to this shop`)
    : warning(`PUBLIC_URL is not https: passkeys, the app on phones and offline pages need it`)
  const isBehindProxy = isSecure || config.trustedProxies.length > 0
  return isBehindProxy ? [leadsHere, checkProxy(config, client as SeenClient)] : [leadsHere]
}

/** This request as the shop saw it. */
interface SeenClient {
  readonly network: string
  readonly isForwarded: boolean
}

function checkProxy(config: Config, { network, isForwarded }: SeenClient): Finding {
  if (!isForwarded)
    return problem('The proxy sends no X-Forwarded-For, so all visitors count as one: let it set the header')
  if (network === madeUpAddress)
    return problem(
      'The proxy hands on the X-Forwarded-For of visitors, who can pretend to be others: let it replace it',
    )
  const trusted = trustedProxies(config.trustedProxies)
  // Of a network of IPv6, one of its addresses.
  const address = network.replace(/::\/64$/, '::1')
  if (!isPrivateNetwork(address) || isTrusted(address, trusted))
    return fine(`The proxy says who asks: this machine is seen as ${network}`)
  return problem(
    `Visitors are seen as ${network}, all as one: name the proxy in TRUSTED_PROXIES, and let it set X-Forwarded-For`,
  )
}

type Answer = { readonly body: unknown } | { readonly problem: string }

/** Gets JSON. The body is empty when it is none. The problem is a code of Node, or `timeout`. */
async function ask(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMilliseconds) })
    return { body: await response.json().catch(() => ({})) }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    return { problem: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? cause?.message ?? name) }
  }
}

function explain(code: string): string {
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its name has no address, so set its DNS record'
  if (code === 'ECONNREFUSED') return 'nothing listens there, so start the proxy and open its port'
  if (code === 'timeout' || code === 'ETIMEDOUT') return 'no answer comes, so look at the firewall'
  if (/CERT|SELF_SIGNED|LEAF_SIGNATURE|ALTNAME/.test(code)) return `its certificate is not accepted (${code})`
  return code
}
