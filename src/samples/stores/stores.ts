import type { SampleStore } from '#samples/sample-types.ts'
import { babLazrag } from './bab-lazrag.ts'
import { darElFakhar } from './dar-el-fakhar.ts'
import { houchDjerba } from './houch-djerba.ts'
import { noulMahdia } from './noul-mahdia.ts'
import { oudZitoun } from './oud-zitoun.ts'
import { soukElBlaghjia } from './souk-el-blaghjia.ts'
import { zarbietLellaKmar } from './zarbiet-lella-kmar.ts'
import { zharLellaZohra } from './zhar-lella-zohra.ts'

/** The sample stores in the order in which they are added. */
export const sampleStores: readonly SampleStore[] = [
  darElFakhar,
  zharLellaZohra,
  noulMahdia,
  oudZitoun,
  soukElBlaghjia,
  zarbietLellaKmar,
  houchDjerba,
  babLazrag,
]
