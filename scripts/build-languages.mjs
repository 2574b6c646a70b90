// Builds the pages of the languages that are named as arguments, one after the other, for scripts/build-pages.mjs.
import { createBuilder } from 'vite'
import { inProject } from './steps.mjs'

for (const language of process.argv.slice(2)) {
  // vite.config.ts and react-router.config.ts are loaded again for each builder and read it.
  process.env.PAGES_LANGUAGE = language
  const builder = await createBuilder({ root: inProject(), logLevel: 'warn' })
  await builder.buildApp()
}
