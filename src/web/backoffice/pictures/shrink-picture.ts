/** Maximum width and height, in pixels: the server does not store larger pictures. */
const maxSide = 2000
const quality = 0.9

/**
 * Rotates a photo upright, scales it down, makes what is transparent white and strips its metadata, to upload less.
 * Returns the file unchanged when this browser cannot decode it: the server decodes every file anyway.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG would make what is transparent black.
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    return drawn ?? file
  } catch {
    return file
  }
}
