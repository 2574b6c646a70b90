// `npm run sbom`: writes the software bill of materials (CycloneDX) to sbom.json.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { inProject, report } from './steps.mjs'

const npm = process.env.npm_execpath
if (!npm) {
  console.error('Run this as `npm run sbom`: npm writes the list.')
  process.exit(1)
}
const wanted = ['sbom', '--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx', '--sbom-type=application']
const result = spawnSync(process.execPath, [npm, ...wanted], { cwd: inProject(), maxBuffer: 100_000_000 })
if (result.status !== 0) {
  process.stderr.write(result.stderr)
  process.exit(result.status ?? 1)
}
writeFileSync(inProject('sbom.json'), result.stdout)
report(`sbom.json lists ${JSON.parse(String(result.stdout)).components.length} packages`)
