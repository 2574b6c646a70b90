/** Why the photo of a product, a review or a return was not taken. */
export const pictureRefusals = {
  'too-heavy': 'This file is larger than 15 MB. Please send a smaller one.',
  'no-picture': 'This is not a JPEG, PNG or WebP picture. Take a photo, or save the picture as JPEG.',
  'too-many-pixels': 'This picture has more than 51 million pixels. Please make it smaller first.',
  'several-frames': 'This is an animation. Please send a single picture.',
  damaged: 'This picture is incomplete or damaged. Please send the original again.',
  'too-much-work': 'This picture took too long to read. Please save it as a plain JPEG and send that.',
}

/** What a customer reads whose form is shown again. */
export const photoRefused = (why: string) =>
  `One of the photos cannot be used. ${why} Choose the photos again; what you wrote is still here.`
