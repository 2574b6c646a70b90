/** The longest side that is sent, in pixels: what the server keeps is not larger. */
const longestSide = 2000
const quality = 0.9

/**
 * Turns a photo upright, makes it smaller and takes out all it tells of place and camera, before it costs anybody's data
 * plan. What this browser cannot read goes as it is: the server looks at everything anyway.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(bitmap.width * scale)
    canvas.height = Math.round(bitmap.height * scale)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg'
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
    return drawn ?? file
  } catch {
    return file
  }
}
