import type { SampleTexts } from '#samples/sample-types.ts'
import { babLazrag } from './bab-lazrag.ts'
import { darElFakhar } from './dar-el-fakhar.ts'
import { houchDjerba } from './houch-djerba.ts'
import { noulMahdia } from './noul-mahdia.ts'
import { oudZitoun } from './oud-zitoun.ts'
import { soukElBlaghjia } from './souk-el-blaghjia.ts'
import { zarbietLellaKmar } from './zarbiet-lella-kmar.ts'
import { zharLellaZohra } from './zhar-lella-zohra.ts'

export const frenchTexts: SampleTexts = {
  views: {
    whole: 'vue d’ensemble',
    detail: 'vue de près',
    group: 'plusieurs pièces ensemble',
    scene: 'en situation',
  },
  stores: {
    'Dar El Fakhar': darElFakhar,
    'Zhar Lella Zohra': zharLellaZohra,
    'Noul Mahdia': noulMahdia,
    'Oud Zitoun': oudZitoun,
    'Souk El Blaghjia': soukElBlaghjia,
    'Zarbiet Lella Kmar': zarbietLellaKmar,
    'Houch Djerba': houchDjerba,
    'Bab Lazrag': babLazrag,
  },
}
