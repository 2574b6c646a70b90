/**
 * Makes a chosen photo small, at most 2048 pixels and 400 kB, and sends it while the rest of the form is filled in; a
 * form that is sent meanwhile waits for it. Without a line, or when the browser cannot read the photo, it stays in its
 * field and goes with the form. An event tells of the small photo, and of none when it is sent. Says what the maker
 * receives of the price that is typed, where there is one.
 *
 * An inline script of three kilobytes, where a page with the scripts of the shop would load 125 for the same.
 */
export const photoScript = `{
const form = document.currentScript.previousElementSibling
const { picture, regularPrice } = form.elements
const [status, share, preview] = ['status', 'share', 'preview'].map((name) => form.querySelector('[data-' + name + ']'))
const say = (what) => { status.textContent = status.dataset[what] }
const tell = (detail) => form.dispatchEvent(new CustomEvent('photo', { detail }))
let sending, latest = 0
// The photo is shown instead of the name of its file.
for (const field of form.querySelectorAll('input[type=file]')) field.className = 'sr-only'

async function shrink(file) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, 2048 / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  let drawn
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.45, 0.3]) {
    drawn = await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
    if (drawn.size <= 400000) break
  }
  return drawn
}

async function send(field, number) {
  try {
    const body = await shrink(field.files[0])
    if (number === latest) tell(body)
    const response = await fetch(form.dataset.upload, { method: 'POST', body })
    const { fileName, path } = await response.json()
    if (number !== latest) return
    if (!fileName) throw new Error('refused')
    picture.value = fileName
    field.value = ''
    preview.src = path
    preview.hidden = false
    tell()
    say('sent')
  } catch {
    if (number === latest) say('unsent')
  }
}

form.addEventListener('change', ({ target }) => {
  if (target.type !== 'file' || !target.files.length) return
  for (const other of form.querySelectorAll('input[type=file]')) if (other !== target) other.value = ''
  picture.value = ''
  say('sending')
  const mine = send(target, ++latest).finally(() => { if (sending === mine) sending = undefined })
  sending = mine
})
form.addEventListener('submit', (event) => {
  if (!sending) return
  event.preventDefault()
  event.stopPropagation()
  sending.then(() => form.requestSubmit(event.submitter))
})
if (regularPrice) regularPrice.addEventListener('input', () => {
  const typed = regularPrice.value.trim().replace(/[٠-٩]/g, (digit) => digit.charCodeAt(0) - 1632).replace(/[,٫]/, '.')
  const price = /^\\d{1,6}(\\.\\d{1,3})?$/.test(typed) ? Math.round(typed * 1000) : 0
  const kept = Math.round(price * share.dataset.commission / 10000)
  const [, before, mark, after] = /^([^\\d]*)0([.,٫])00(.*)$/.exec(share.dataset.zero) || ['', '', '.', '']
  const shown = (amount) => before + (amount / 1000).toFixed(2).replace('.', mark) + after
  share.textContent = price > 0 ? share.dataset.share.replace('{share}', shown(price - kept)).replace('{price}', shown(price)) : ''
})
}`
