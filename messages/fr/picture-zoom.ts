import type { Catalog } from '../catalog.ts'
import type { pictureZoomMessages as english } from '../en/picture-zoom.ts'
import { isolate } from '../isolate.ts'

export const pictureZoomMessages: Catalog<typeof english> = {
  enlarged: (name) => `${isolate('ltr', name)}, en grand`,
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
  previousPicture: 'Photo précédente',
  nextPicture: 'Photo suivante',
}
