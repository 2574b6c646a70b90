/**
 * Keeps on the phone what is typed of a new piece, and its small photo, until the piece is added: for a lost line, and
 * for a battery that ends. The next visit of the form fills it in again, with its submission key, so that a piece whose
 * answer got lost is not added twice. Without a line the form waits, and is sent when the line is back.
 *
 * One piece of each store is kept, with one photo of at most a megabyte, for thirty days. A form that the server has
 * answered is left as it is.
 */
export const keepScript = `{
const form = document.querySelector('form[data-keep]')
const [line, empty, preview] = ['line', 'empty', 'preview'].map((name) => form.querySelector('[data-' + name + ']'))
const { keep: name, live } = form.dataset
const fields = ['key', 'picture', 'name', 'regularPrice', 'category', 'stock']
let isWaiting = false, isSure = false
const say = (what) => { line.textContent = what ? line.dataset[what] : '' }
const photos = (run) => new Promise((resolve) => {
  const opening = indexedDB.open('hirfa-studio', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('photos')
  opening.onerror = () => resolve()
  opening.onsuccess = () => {
    const asked = run(opening.result.transaction('photos', 'readwrite').objectStore('photos'))
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => resolve()
  }
})
const forget = () => { localStorage.removeItem(name); return photos((store) => store.delete(name)) }
function keep() {
  const typed = fields.map((field) => [field, form.elements[field].value])
  const shown = form.elements.picture.value && preview.getAttribute('src')
  localStorage.setItem(name, JSON.stringify({ ...Object.fromEntries(typed), shown, at: Date.now() }))
}
function show(photo) {
  const reader = new FileReader()
  reader.onload = () => { preview.src = reader.result; preview.hidden = false }
  reader.readAsDataURL(photo)
}
async function fill() {
  const kept = JSON.parse(localStorage.getItem(name) || 'null')
  if (!kept) return
  if (!(Date.now() - kept.at < 30 * 86400000)) return forget()
  for (const field of fields) form.elements[field].value = kept[field] ?? ''
  form.elements.regularPrice.dispatchEvent(new Event('input'))
  say('kept')
  empty.hidden = false
  if (kept.picture) {
    preview.src = kept.shown
    preview.hidden = false
    return
  }
  const photo = await photos((store) => store.get(name))
  if (!photo) return
  const chosen = new DataTransfer()
  chosen.items.add(new File([photo], 'photo.jpg', { type: photo.type }))
  const field = form.querySelector('input[type=file]')
  field.files = chosen.files
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
form.addEventListener('input', keep)
form.addEventListener('change', keep)
form.addEventListener('photo', ({ detail: photo }) => {
  keep()
  if (photo) show(photo)
  photos((store) => photo && photo.size < 1000000 ? store.put(photo, name) : store.delete(name))
})
form.addEventListener('submit', async (event) => {
  if (event.defaultPrevented || isSure) return
  event.preventDefault()
  // It is not sent yet: the page sends a form once.
  event.stopPropagation()
  keep()
  try {
    await fetch(live, { cache: 'no-store', signal: AbortSignal.timeout(8000) })
    isSure = true
    form.requestSubmit(event.submitter)
  } catch {
    isWaiting = true
    say('waiting')
    setTimeout(sendAgain, 15000)
  }
})
function sendAgain() {
  if (isWaiting) form.requestSubmit()
  isWaiting = false
}
addEventListener('online', sendAgain)
addEventListener('pageshow', () => { isSure = false })
empty.addEventListener('click', () => forget().then(() => location.reload()))
if ('fresh' in form.dataset) fill().catch(() => {})
}`

/** Forgets what was kept of a piece, which is in the shop now. */
export function forgetScript(storeId: number): string {
  return `{
const name = '${keptName(storeId)}'
try {
  localStorage.removeItem(name)
  const opening = indexedDB.open('hirfa-studio', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore('photos')
  opening.onsuccess = () => opening.result.transaction('photos', 'readwrite').objectStore('photos').delete(name)
} catch {}
}`
}

/** The name under which the new piece of a store is kept. */
export function keptName(storeId: number): string {
  return `hirfa-new-piece-${storeId}`
}
