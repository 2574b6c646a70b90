import elMessiri from '@fontsource-variable/el-messiri/files/el-messiri-arabic-wght-normal.woff2?url'
import readexPro from '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2?url'
import { preloadedTypefaces as latinTypefaces } from '#web/typefaces/latin/preloaded.ts'

/** Numbers, prices and names of stores are in Latin script, so the first view needs those files too. URLs. */
export const preloadedTypefaces: readonly string[] = [elMessiri, readexPro, ...latinTypefaces]
