import type { Catalog } from '../catalog.ts'
import type { pictureZoomMessages as english } from '../en/picture-zoom.ts'
import { isolate } from '../isolate.ts'

export const pictureZoomMessages: Catalog<typeof english> = {
  enlarged: (name) => `${isolate('rtl', name)}، صورة مكبرة`,
  zoomIn: 'تقريب',
  zoomOut: 'إبعاد',
  previousPicture: 'الصورة السابقة',
  nextPicture: 'الصورة التالية',
}
