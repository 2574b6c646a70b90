export const pictureZoomMessages = {
  enlarged: (name: string) => `${name}, enlarged`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
}
