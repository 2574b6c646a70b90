import type { SampleStore } from '../sample-shop.ts'
import { babLazrag } from './bab-lazrag.ts'
import { darElFakhar } from './dar-el-fakhar.ts'
import { houchDjerba } from './houch-djerba.ts'
import { noulMahdia } from './noul-mahdia.ts'
import { oudZitoun } from './oud-zitoun.ts'
import { soukElBlaghjia } from './souk-el-blaghjia.ts'
import { zarbietLellaKmar } from './zarbiet-lella-kmar.ts'
import { zharLellaZohra } from './zhar-lella-zohra.ts'

/** The stores of the sample shop, in the order of the catalogue. */
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
