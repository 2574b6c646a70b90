import type { SampleTexts } from '#samples/sample-types.ts'
import { babLazrag } from './bab-lazrag.ts'
import { darElFakhar } from './dar-el-fakhar.ts'
import { houchDjerba } from './houch-djerba.ts'
import { noulMahdia } from './noul-mahdia.ts'
import { oudZitoun } from './oud-zitoun.ts'
import { soukElBlaghjia } from './souk-el-blaghjia.ts'
import { zarbietLellaKmar } from './zarbiet-lella-kmar.ts'
import { zharLellaZohra } from './zhar-lella-zohra.ts'

export const arabicTexts: SampleTexts = {
  views: {
    whole: 'القطعة كاملة',
    detail: 'صورة عن قرب',
    group: 'عدة قطع معا',
    scene: 'أثناء الاستعمال',
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
