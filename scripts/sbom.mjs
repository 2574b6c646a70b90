// `npm run sbom`: a list of everything the shop is made of (CycloneDX), for whoever has to look something up in it.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inProject, tell } from './steps.mjs'

const npm = process.env.npm_execpath
if (!npm) {
  console.error('Please run this as `npm run sbom`: npm writes the list.')
  process.exit(1)
}
const wanted = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']
const result = spawnSync(process.execPath, [npm, ...wanted], { cwd: inProject(), maxBuffer: 100_000_000 })
if (result.status !== 0) {
  process.stderr.write(result.stderr)
  process.exit(result.status ?? 1)
}
writeFileSync(inProject('sbom.json'), result.stdout)
tell(`sbom.json names ${JSON.parse(String(result.stdout)).components.length} packages`)
